import { objectOf } from '../base/json-shape';
import type { SigningKey } from '../trust/trust-document';
import { bodyHashHeader, bodyHashOf, signTeamRequest, teamHeader, teamPath } from './team-request';

export interface TeamServiceClient {
  /** Address for messages. */
  readonly place: string;
  /** Null when it does not exist. Throws a sentence for anything else than an answer. */
  get(path: string): Promise<Buffer | null>;
  /** `taken` when it exists already. Throws the server's reason when it refuses. */
  put(path: string, body: string): Promise<'stored' | 'taken'>;
}

/** Milliseconds; a release of some megabytes over a slow line. */
const patience = 120_000;

const reasonOf = async (answer: Response): Promise<string> => {
  const body = objectOf(await answer.json().catch(() => null));
  const title = body?.['title'];
  if (typeof title === 'string') return title;
  return answer.status === 421
    ? 'It is no shop of this name. Name the shop by the address that its servers know.'
    : `It answers ${answer.status}.`;
};

/** Signs each request with the key of the team. `shop`: origin of the shop's servers. */
export const createTeamServiceClient = (
  shop: string,
  key: () => SigningKey,
  now: () => number = Date.now,
): TeamServiceClient => {
  // Node resolves no names below `localhost`, which is the first site of a shop.
  const origin = new URL(shop).origin.replace(/\/\/[\w.-]+\.localhost(?=:|$)/, '//localhost');
  const place = `${origin}${teamPath}`;
  const send = async (method: 'GET' | 'PUT', path: string, body = ''): Promise<Response> => {
    const url = new URL(place + path);
    const bodyHash = bodyHashOf(body);
    // Read when it is needed: a build needs no key.
    const signer = key();
    const request = { host: url.hostname, method, path: url.pathname + url.search, bodyHash };
    try {
      return await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          [teamHeader]: signTeamRequest(signer, request, now()),
          [bodyHashHeader]: bodyHash,
          ...(method === 'PUT' && { 'content-type': 'application/json' }),
        },
        ...(method === 'PUT' && { body }),
      });
    } catch (error) {
      throw new Error(`${url.origin} does not answer: ${(error as Error).message}`, { cause: error });
    }
  };
  return {
    place,
    async get(path) {
      const answer = await send('GET', path);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`${place} refuses: ${await reasonOf(answer)}`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async put(path, body) {
      const answer = await send('PUT', path, body);
      if (answer.status === 409) return 'taken';
      if (!answer.ok) throw new Error(`${place} refuses: ${await reasonOf(answer)}`);
      return 'stored';
    },
  };
};
