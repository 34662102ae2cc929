import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { namesPrivateAddress, PrivateAddress, publicLookup } from '@detour/shared-contracts/public-network';
import { photoLimits, refusalWords } from '../../photos/photo';

export interface FetchOptions {
  /** Allows addresses of this machine and of private networks, and every port. Never in production. */
  readonly allowPrivate: boolean;
  /** Time (ms) for the whole download, with its redirects. */
  readonly patience?: number;
  /** Most bytes. */
  readonly most?: number;
}

type Fetched = Result<Buffer, string>;

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

const privateWords = 'leads to an address that is not public';

/** The address as a sentence continues after it, if it may not be opened at all. */
const objectionTo = (url: URL, { allowPrivate }: FetchOptions): string | null => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'is not an http address';
  if (url.username !== '' || url.password !== '') return 'must not hold a password';
  if (allowPrivate) return null;
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return 'uses another port than 80 and 443';
  return namesPrivateAddress(url) ? privateWords : null;
};

const open = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url, options, resolve).once('error', reject);
  });

/** The body, unless it is too long; a longer one is not read to its end. */
const readBody = async (response: IncomingMessage, most: number): Promise<Fetched> => {
  const parts: Buffer[] = [];
  let length = 0;
  if (Number(response.headers['content-length'] ?? 0) > most) return err(refusalWords.bytes);
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) return err(refusalWords.bytes);
    parts.push(part);
  }
  return response.complete ? ok(Buffer.concat(parts)) : err('was not received completely');
};

const follow = async (url: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> => {
  let next = url;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const objection = objectionTo(next, options);
    if (objection !== null) return err(objection);
    const response = await open(next, {
      signal,
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Detour-Import/1' },
      ...(options.allowPrivate ? {} : { lookup: publicLookup(lookup) }),
    });
    const { statusCode = 0, headers } = response;
    try {
      if (statusCode === 200) return await readBody(response, options.most ?? photoLimits.bytes);
      const { location } = headers;
      if (!redirects.includes(statusCode) || !location || !URL.canParse(location, next))
        return err(`was answered with the status ${statusCode}`);
      next = new URL(location, next);
    } finally {
      response.destroy();
    }
  }
  return err('redirects too often');
};

const wordsOf = (error: unknown, signal: AbortSignal): string => {
  if (signal.aborted) return 'did not arrive in time';
  if (error instanceof PrivateAddress) return privateWords;
  const code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  return `could not be fetched (${code})`;
};

/**
 * Downloads a file that an operator's table names. Returns its bytes, or why not, as the end of a sentence. It opens public addresses only,
 * so that a table cannot make the gateway read what is behind its firewall.
 */
export const fetchPicture = async (address: string, options: FetchOptions): Promise<Fetched> => {
  if (!URL.canParse(address)) return err('is not an http address');
  const signal = AbortSignal.timeout(options.patience ?? 20_000);
  try {
    return await follow(new URL(address), options, signal);
  } catch (error) {
    return err(wordsOf(error, signal));
  }
};
