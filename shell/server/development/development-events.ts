import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { DevelopmentEvent } from '../../src/development/development-event';
import type { CompositionSource } from '../composition/composition-source';
import type { DevelopmentSource } from './development-source';

interface DevelopmentEventsOptions {
  readonly compositions: Pick<CompositionSource, 'current'>;
  readonly development: DevelopmentSource;
}

/** Milliseconds between two looks at what is served. */
const lookPause = 50;

/** What a tab needs to show what this server serves now: files of each package in work, their hashes, and what is wrong. */
export const toDevelopmentEvent = ({
  compositions,
  development,
}: DevelopmentEventsOptions): DevelopmentEvent => {
  const { composition } = compositions.current();
  const state = development.current();
  const releases = Object.values(composition.remotes).filter(
    ({ remote, version }) => state.releases[remote] === version,
  );
  const hashes = Object.entries(composition.integrity).filter(([path]) =>
    releases.some(({ base }) => path.startsWith(base)),
  );
  return { releases, integrity: Object.fromEntries(hashes), problem: state.problem, savedAt: state.savedAt };
};

/** `/_shell/dev/events`: tells open tabs of each build. Every event is the whole state, so a tab that missed some misses nothing. */
export const registerDevelopmentEvents = (app: FastifyInstance, options: DevelopmentEventsOptions): void => {
  const tabs = new Set<ServerResponse>();
  let last = '';
  const look = (): void => {
    const event = JSON.stringify(toDevelopmentEvent(options));
    if (event === last) return;
    last = event;
    for (const tab of tabs) tab.write(`data: ${event}\n\n`);
  };
  const timer = setInterval(() => tabs.size > 0 && look(), lookPause).unref();
  app.get('/_shell/dev/events', (_, reply) => {
    reply.hijack();
    const tab = reply.raw;
    tab.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    tab.write(`retry: 500\ndata: ${JSON.stringify(toDevelopmentEvent(options))}\n\n`);
    tabs.add(tab);
    tab.on('close', () => tabs.delete(tab));
  });
  // Before the server waits for its connections to end: these never would.
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    for (const tab of tabs) tab.end();
    done();
  });
};
