import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Beside a script, what a server sends of it: made once, so that no visitor waits for it. */
export const compressScript = (path: string, bytes: Buffer): void => {
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
};
