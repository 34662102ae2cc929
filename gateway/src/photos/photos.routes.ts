import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context/context';
import { HttpProblem, notFoundProblem } from '../http/problem';
import type { PhotoSize } from '../context/photo-worker';
import { isMailSizeKey, pixelsOf } from '../images/sizes';
import { photoSizeOf } from './photo';
import { isPhotoSize } from './photo-image';
import { findPhotoBytes } from './store/photo-file.repository';

/** Part of the cache's folder and of ETags: a changed way of encoding encodes every photo again. */
const encodingVersion = '1';

/** The size and format of a file such as `720_480.avif`. Null for a file that the photo does not have. */
const photoFileOf = (id: string, file: string): PhotoSize | null => {
  const [size = '', format = '', ...rest] = file.split('.');
  if (rest.length > 0 || photoSizeOf(id) === null) return null;
  if (format === 'jpg') return isMailSizeKey(size) ? { ...pixelsOf(size), format } : null;
  if (format !== 'avif' && format !== 'webp') return null;
  return isPhotoSize(id, size) ? { ...pixelsOf(size), format } : null;
};

type Context = Pick<GatewayContext, 'config' | 'db' | 'photoWorker' | 'log'>;

const readIfThere = (file: string): Promise<Uint8Array | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Written under another name first: two gateways may share the folder, and a reader must not see half a file. */
const keepFile = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${crypto.randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, path);
};

/** Encodes a file once, however many visitors ask for it at the same time. */
const createFiles = ({ config, db, photoWorker, log }: Context) => {
  const making = new Map<string, Promise<Uint8Array | null>>();
  const make = async (id: string, wanted: PhotoSize, path: string): Promise<Uint8Array | null> => {
    const source = await findPhotoBytes(db, id);
    if (!source) return null;
    const bytes = await photoWorker.encode(source, wanted);
    // Without the cache, the photo is encoded again with the next request.
    await keepFile(path, bytes).catch((error: unknown) => log.warn({ err: error }, 'a photo was not cached'));
    return bytes;
  };
  return async (id: string, wanted: PhotoSize): Promise<Uint8Array | null> => {
    const path = join(
      config.dataDir,
      'photos',
      encodingVersion,
      id,
      `${wanted.width}_${wanted.height}.${wanted.format}`,
    );
    const there = await readIfThere(path);
    if (there) return there;
    const made = making.get(path) ?? make(id, wanted, path).finally(() => making.delete(path));
    making.set(path, made);
    return made;
  };
};

const notReady = (detail: string): HttpProblem =>
  new HttpProblem({ status: 503, code: 'PICTURE_NOT_READY', detail, headers: { 'retry-after': '5' } });

/**
 * GET /images/photo-…/{size}.{avif,webp,jpg}: a photo, encoded from the database with the first request and then read from the data
 * folder. The extension selects the format. An address always names the same picture. JPEG may be shown by other origins, for mails and
 * shared links.
 */
export const registerPhotos = (app: FastifyInstance, context: Context): void => {
  const fileOf = createFiles(context);
  app.get<{ Params: { photo: string; file: string } }>(
    '/images/photo-:photo/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { photo, file } = request.params;
      const id = `photo-${photo}`;
      const wanted = photoFileOf(id, file);
      if (!wanted) throw notFoundProblem(`There is no picture ${id}/${file}.`);
      const tag = `"${encodingVersion}-${id}-${file}"`;
      const describe = () =>
        reply.type(wanted.format === 'jpg' ? 'image/jpeg' : `image/${wanted.format}`).headers({
          'cache-control': 'public, max-age=31536000, immutable',
          etag: tag,
          ...(wanted.format === 'jpg' && { 'cross-origin-resource-policy': 'cross-origin' }),
        });
      if (request.headers['if-none-match'] === tag) return describe().code(304).send();
      const bytes = await fileOf(id, wanted).catch((error: Error) => {
        request.log.warn({ err: error, code: 'PICTURE_NOT_READY' }, 'a photo was not encoded');
        throw notReady(`The picture ${id}/${file} cannot be sent. ${error.message}`);
      });
      if (!bytes) throw notFoundProblem(`There is no picture ${id}/${file}.`);
      return describe().send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
};
