import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from './page-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser supports. */
export const encodingOf = (accepted: string | undefined): Encoding =>
  /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';

const bodies = new WeakMap<CachedPage, Partial<Record<Encoding, Promise<Buffer>>>>();

/** The bytes of a page, compressed once per page and encoding. */
export const encodePage = (page: CachedPage, encoding: Encoding): Promise<Buffer> => {
  const known = bodies.get(page) ?? {};
  bodies.set(page, known);
  return (known[encoding] ??= encode(page.html, encoding));
};

const encode = async (html: string, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') {
    return brotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    });
  }
  return encoding === 'gzip' ? zip(html, { level: 6 }) : Buffer.from(html);
};
