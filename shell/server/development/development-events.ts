import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { DevelopmentEvent } from '../../src/development/development-event';
import type { CompositionSource } from '../composition/composition-source';
import { securityHeaders } from '../http/security-headers';
import type { DevelopmentSource } from './development-source';

interface DevelopmentEventsOptions {
  readonly compositions: Pick<CompositionSource, 'current'>;
  readonly development: DevelopmentSource;
}

/** Milliseconds between two looks at what is served. */
const lookPause = 50;

/** What a tab needs to show what this server serves now: files of each package in work, their hashes, and what is wrong. */
const toDevelopmentEvent = ({
  compositions,
  development,
}: DevelopmentEventsOptions): DevelopmentEvent | null => {
  const { composition } = compositions.current();
  const state = development.current();
  const releases = Object.values(composition.remotes).filter(
    ({ remote, version }) => state.releases[remote] === version,
  );
  // Named, and not served yet: what is told must be true as a whole, so nothing is told for a moment.
  if (releases.length < Object.keys(state.releases).length) return null;
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
    const event = toDevelopmentEvent(options);
    const text = event && JSON.stringify(event);
    if (text === null || text === last) return;
    last = text;
    for (const tab of tabs) tab.write(`data: ${text}\n\n`);
  };
  const timer = setInterval(() => tabs.size > 0 && look(), lookPause).unref();
  app.get('/_shell/dev/events', (_, reply) => {
    reply.hijack();
    const tab = reply.raw;
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
    // No hook sees an answer that is written by hand; development is never behind https.
    tab.writeHead(200, { ...securityHeaders({ secure: false }), ...headers });
    tab.write('retry: 500\n\n');
    tabs.add(tab);
    // To this tab it is news; the others know what they have.
    last = '';
    tab.on('close', () => tabs.delete(tab));
  });
  // Before the server waits for its connections to end: these never would.
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    for (const tab of tabs) tab.end();
    done();
  });
};
