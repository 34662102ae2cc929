import type { ComposedRelease } from '../../composition/composed-release';
import { createSemaphore } from '../../http/limits/semaphore';
import type { ShellConfig } from '../../settings/config';
import type { RenderedPage } from './page-renderer';
import type { PageRequest } from '../page-request';

class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Returns null when the queue rejected the render, and rethrows other errors. */
export const nullIfBusy = (error: Error): null => {
  if (error.name !== 'TooBusy') throw error;
  return null;
};

interface TurnRenderDeps {
  readonly config: Pick<ShellConfig, 'renderings' | 'renderingQueue' | 'renderBudget'>;
  readonly render: (request: PageRequest, composed: ComposedRelease) => Promise<RenderedPage>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Limits concurrent page renders. The time for parts starts with the turn. Rejects with `TooBusy` when the queue is full. */
export const createQueuedRender = ({ config, render, now }: TurnRenderDeps) => {
  const semaphore = createSemaphore(config.renderings, config.renderingQueue);
  return async (request: PageRequest, composed: ComposedRelease): Promise<RenderedPage> => {
    const waiting = semaphore.acquire();
    if (!waiting) throw new TooBusy();
    const release = await waiting;
    try {
      return await render({ ...request, deadline: now() + config.renderBudget }, composed);
    } finally {
      release();
    }
  };
};
