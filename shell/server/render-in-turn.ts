import type { ComposedRelease } from './composition/composed-release';
import { createTurns } from './http/turns';
import type { PageHandlerDeps } from './page-handler';
import type { PageRequest, RenderedPage } from './page-renderer';

class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Null for what was sent away; anything else stays an error. */
export const nullIfBusy = (error: Error): null => {
  if (error.name !== 'TooBusy') throw error;
  return null;
};

/** So many pages are rendered at a time; the time for their parts begins with their turn. Rejects with `TooBusy` where the queue is full. */
export const createTurnRender = ({
  config,
  render,
  now,
}: Pick<PageHandlerDeps, 'config' | 'render' | 'now'>) => {
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
