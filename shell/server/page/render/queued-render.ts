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
  readonly config: Pick<ShellConfig, 'renderings' | 'renderingQueue' | 'renderBudget' | 'crawlerBudget'>;
  readonly render: (request: PageRequest, composed: ComposedRelease) => Promise<RenderedPage>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Crawlers wait for slow parts, so that they get a smaller share of the turns of their own. */
const crawlerShare = 4;

/** Limits concurrent page renders. The time for parts starts with the turn. Rejects with `TooBusy` when the queue is full. */
export const createQueuedRender = ({ config, render, now }: TurnRenderDeps) => {
  const { renderings, renderingQueue, renderBudget, crawlerBudget } = config;
  const visitors = createSemaphore(renderings, renderingQueue);
  const crawlers = createSemaphore(Math.ceil(renderings / crawlerShare), renderingQueue);
  return async (request: PageRequest, composed: ComposedRelease): Promise<RenderedPage> => {
    const { isCrawler } = request;
    const waiting = (isCrawler ? crawlers : visitors).acquire();
    if (!waiting) throw new TooBusy();
    const release = await waiting;
    try {
      const budget = isCrawler ? Math.max(crawlerBudget, renderBudget) : renderBudget;
      return await render({ ...request, deadline: now() + budget }, composed);
    } finally {
      release();
    }
  };
};
