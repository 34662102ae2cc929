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

/** Polling interval (ms) of the served state. */
const lookPause = 50;

/** State that a tab needs to show the served development releases: files and hashes of each package, and build errors. */
const toDevelopmentEvent = ({
  compositions,
  development,
}: DevelopmentEventsOptions): DevelopmentEvent | null => {
  const { composition } = compositions.current();
  const state = development.current();
  const releases = Object.values(composition.remotes).filter(
    ({ remote, version }) => state.releases[remote] === version,
  );
  // A release is named but not served yet. An event must be consistent as a whole, so none is sent now.
  if (releases.length < Object.keys(state.releases).length) return null;
  const hashes = Object.entries(composition.integrity).filter(([path]) =>
    releases.some(({ base }) => path.startsWith(base)),
  );
  return { releases, integrity: Object.fromEntries(hashes), problem: state.problem, savedAt: state.savedAt };
};

/**
 * `/_shell/dev/events`: notifies open tabs of each build. Every event contains the whole state, so a missed event does no harm.
 */
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
    // A raw response bypasses all hooks. Development never runs behind https.
    tab.writeHead(200, { ...securityHeaders({ secure: false }), ...headers });
    tab.write('retry: 500\n\n');
    tabs.add(tab);
    // New for this tab; the other tabs already have it.
    last = '';
    tab.on('close', () => tabs.delete(tab));
  });
  // Ends these connections first, because they would otherwise block the server's shutdown.
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    for (const tab of tabs) tab.end();
    done();
  });
};
