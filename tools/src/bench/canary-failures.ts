import { request } from 'node:http';
import { parseRevision, type ChannelChange, type OpenStores } from '@detour/shared-releases';

interface Tried {
  readonly remote: string;
  readonly canary: string;
  readonly stable: string;
}

const tell = (port: number, arm: number, item: Readonly<Record<string, unknown>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...{ host: `fr.localhost:${port}`, 'content-type': 'application/json' },
      ...{ 'sec-fetch-site': 'same-origin', cookie: `arm=${arm}` },
    };
    const path = '/_shell/observations';
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 204
          ? resolve()
          : reject(new Error(`A report was answered ${answer.statusCode}.`)),
      );
    });
    call.on('error', reject);
    call.end(JSON.stringify({ composition: 'bench', locale: 'fr_FR', items: [item] }));
  });

/** What two visitors' browsers tell: the canary failed to load, the stable release is there. */
export const tellFailure = async (port: number, { remote, canary, stable }: Tried): Promise<void> => {
  const part = {
    kind: 'part',
    route: 'search',
    remote,
    part: 'page',
    server: 'drawn',
    load: true,
    view: true,
  };
  await tell(port, 7, { ...part, release: canary, outcome: 'failed' });
  await tell(port, 90, { ...part, release: stable, outcome: 'mounted' });
};

/** The newest line of the history of `production`. */
export const lastChange = async ({ channels }: Pick<OpenStores, 'channels'>): Promise<ChannelChange> => {
  const stored = await channels.read('production', await channels.latest('production'));
  const parsed = stored ? parseRevision(stored.body) : null;
  if (!parsed?.ok) throw new Error('The channel cannot be read.');
  return parsed.value.change;
};
