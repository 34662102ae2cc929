import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser supports. */
export const encodingOf = (accepted: string | undefined): Encoding =>
  /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';

const bodies = new WeakMap<object, Partial<Record<Encoding, Promise<Buffer>>>>();

/** The bytes of a page or file, compressed once per owner and encoding. */
export const encodeText = (owner: object, text: string, encoding: Encoding): Promise<Buffer> => {
  const known = bodies.get(owner) ?? {};
  bodies.set(owner, known);
  return (known[encoding] ??= encode(text, encoding));
};

const encode = async (text: string, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') {
    return brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
  }
  return encoding === 'gzip' ? zip(text, { level: 6 }) : Buffer.from(text);
};
