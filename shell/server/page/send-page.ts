import { safeReturnPath } from '@detour/shared-contracts/sites';
import { currentTrace } from '@detour/shared-contracts/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './cache/page-cache';
import type { DataFile } from './cache/data-files';
import { encodeText, encodingOf } from './cache/page-encoding';

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Compares `If-None-Match` weakly: a document has one ETag in all encodings, and proxies weaken strong ones. */
const isSame = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '').split(',').some((one) => opaque(one) === opaque(etag));

const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  owner: object,
  text: string,
): Promise<FastifyReply> => {
  if (request.method === 'HEAD') return reply.send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await encodeText(owner, text, encoding));
};

interface SentPage {
  readonly page: CachedPage;
  /** A browser may keep it and ask again. */
  readonly isShared: boolean;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** The time, and the trace that the page continues. */
const timingOf = (now: number): string => {
  const trace = currentTrace();
  return `now;desc="${now}"${trace === null ? '' : `, trace;desc="${trace}"`}`;
};

/**
 * Sends a page with status and headers, compressed, or 304; or the redirect to the address of its item, with the query. The time is a
 * header, because the browser's copy can be hours old (record 0923).
 */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isShared, now }: SentPage,
): Promise<FastifyReply> => {
  const moved = page.headers['location'];
  if (moved !== undefined) {
    const { search } = new URL(request.raw.url ?? '/', 'http://host.invalid');
    return reply.header('cache-control', 'no-cache').redirect(safeReturnPath(moved + search, '/'), 301);
  }
  void reply
    .code(page.status)
    .headers(page.headers)
    .header('cache-control', isShared ? 'private, no-cache' : 'no-store')
    .header('vary', 'Accept-Encoding, Cookie')
    .header('server-timing', timingOf(now))
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (page.status === 200 && isSame(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  return sendText(request, reply, page, page.html);
};

/** Data of a page, asked for by the name in its document. */
export interface AskedData {
  readonly name: string;
  /** Path and query of the page. */
  readonly page: string;
}

/** Sends the data of a page that was rendered again, because its file is forgotten. It may be newer than the document. */
export const sendDataOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, asked }: { readonly page: CachedPage; readonly asked: AskedData },
): Promise<FastifyReply> | FastifyReply =>
  page.data
    ? sendData(request, reply, page.data, page.data.name === asked.name)
    : reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404');

/** Sends data that a document names. `isNamed`: it is what the name says, so it never changes. */
export const sendData = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: DataFile,
  isNamed: boolean,
): Promise<FastifyReply> => {
  void reply
    .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-store')
    .header('vary', 'Accept-Encoding')
    .header('x-robots-tag', 'noindex')
    .type('application/json; charset=utf-8');
  return sendText(request, reply, file, file.text);
};
