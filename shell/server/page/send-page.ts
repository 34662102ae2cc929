import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './cache/page-cache';
import { encodePage, encodingOf } from './cache/page-encoding';

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Compares `If-None-Match` weakly: a document has one ETag in all encodings, and proxies weaken strong ones. */
export const isSame = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '').split(',').some((one) => opaque(one) === opaque(etag));

interface SentPage {
  readonly page: CachedPage;
  /** A browser may keep it and ask again. */
  readonly isShared: boolean;
  /** Milliseconds UTC. */
  readonly now: number;
}

/**
 * Sends a page with status and headers, compressed, or 304. The time is a header, because the browser's copy can be hours old
 * (record 0923).
 */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isShared, now }: SentPage,
): Promise<FastifyReply> => {
  void reply
    .code(page.status)
    .headers(page.headers)
    .header('cache-control', isShared ? 'private, no-cache' : 'no-store')
    .header('vary', 'Accept-Encoding, Cookie')
    .header('server-timing', `now;desc="${now}"`)
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (page.status === 200 && isSame(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  if (request.method === 'HEAD') return reply.send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await encodePage(page, encoding));
};
