import type { IncomingHttpHeaders } from 'node:http';
import type { Problem } from '../problem';
import { isPlainTarget } from './request-target';

export interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly httpVersion: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
}

const methods: ReadonlySet<string | undefined> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

const refuse = (title: string, code = 'INVALID_REQUEST', status = 400): Problem => ({ status, code, title });

const countHosts = (rawHeaders: readonly string[]): number => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
};

const refusalOfBody = ({ method, httpVersion, headers }: RequestHead): Problem | null => {
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (headers['content-encoding'] !== undefined)
    return refuse('A request body cannot be compressed', 'UNSUPPORTED_MEDIA_TYPE', 415);
  if (
    coding !== undefined &&
    (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1' || length !== undefined)
  )
    return refuse('The only transfer coding is chunked, in HTTP/1.1, without Content-Length');
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return refuse('Content-Length must be a number');
  if ((method === 'GET' || method === 'HEAD') && (coding !== undefined || Number(length ?? 0) > 0))
    return refuse(`A ${method} request cannot have a body`);
  return null;
};

/**
 * Returns why a request is rejected before anything reads it: two servers could interpret it differently, or it uses a feature
 * that this server never supports. Null for a plain request. Node's parser already rejects invalid HTTP: conflicting lengths,
 * folded headers, bare CR or LF.
 */
export const refusalOf = (head: RequestHead): Problem | null => {
  const { method, url, headers } = head;
  if (!methods.has(method)) return refuse('The method is not supported', 'METHOD_NOT_ALLOWED', 405);
  if (!isPlainTarget(url ?? '')) return refuse('The request target is not a plain path with a query');
  if (countHosts(head.rawHeaders) > 1) return refuse('Host must be given once');
  if (headers.upgrade !== undefined) return refuse('This server changes to no other protocol');
  if (headers.expect !== undefined)
    return refuse('This server meets no expectations', 'EXPECTATION_FAILED', 417);
  return refusalOfBody(head);
};
