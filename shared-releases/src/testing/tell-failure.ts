import { request } from 'node:http';
import { armCookieValue } from './arm-cookie';

interface Tried {
  readonly remote: string;
  /** Versions. */
  readonly canary: string;
  readonly stable: string;
  /** Secret of the shell server, which signs arm numbers. */
  readonly dataDir: string;
}

const tell = (port: number, cookie: string, item: Readonly<Record<string, unknown>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `fr.localhost:${port}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie,
    };
    const path = '/_shell/observations';
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 204
          ? resolve()
          : reject(new Error(`A report returned the status ${answer.statusCode}.`)),
      );
    });
    call.on('error', reject);
    call.end(JSON.stringify({ composition: 'test', locale: 'fr_FR', items: [item] }));
  });

/**
 * Reports of two visitors' browsers about the results page: the canary (number 7) failed to load; the stable release (number 90)
 * loaded.
 */
export const tellFailure = async (
  port: number,
  { remote, canary, stable, dataDir }: Tried,
): Promise<void> => {
  const part = {
    kind: 'part',
    route: 'search',
    remote,
    part: 'page',
    server: 'drawn',
    load: true,
    view: true,
  };
  const cookieOf = (arm: number): string => `arm=${armCookieValue(dataDir, arm)}`;
  await tell(port, cookieOf(7), { ...part, release: canary, outcome: 'failed' });
  await tell(port, cookieOf(90), { ...part, release: stable, outcome: 'mounted' });
};
