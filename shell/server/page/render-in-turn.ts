import type { ComposedRelease } from '../composition/composed-release';
import { createTurns } from '../http/limits/turns';
import type { ShellConfig } from '../settings/config';
import type { RenderedPage } from './page-renderer';
import type { PageRequest } from './page-request';

class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Null when rejected. Errors are passed on. */
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
export const createTurnRender = ({ config, render, now }: TurnRenderDeps) => {
  const turns = createTurns(config.renderings, config.renderingQueue);
  return async (request: PageRequest, composed: ComposedRelease): Promise<RenderedPage> => {
    const turn = turns.take();
    if (!turn) throw new TooBusy();
    const end = await turn;
    try {
      return await render({ ...request, deadline: now() + config.renderBudget }, composed);
    } finally {
      end();
    }
  };
};
