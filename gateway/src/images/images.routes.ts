import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { notFoundProblem, toProblemDocument } from '../http/problem';
import { drawingVersion } from './drawing-version';
import { encodeApart } from './encoding/encode-apart';
import type { Encoder } from './encoding/encoder';
import { findPicture, pathOf, type Picture } from './picture';

export interface ImagesOptions {
  /** The gateway's data folder. Pictures are in `images/{version}`. */
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
  /** Default: a child process. */
  readonly createEncoder?: (folder: string) => Encoder;
}

export interface Images {
  /**
   * Starts to fill the cache in the background, after the gateway listens. Resolves when the files of older drawings are
   * removed.
   */
  start(): Promise<void>;
}

/** Timeout (ms) for a picture that is being encoded. The browser may retry. */
const patience = 15_000;

/**
 * GET /images/{scene}/{size}.{avif,webp,jpg} and /images/brand/wordmark.png: drawn pictures, encoded in advance. A missing one is encoded first and then sent.
 * Unknown scene, size or format: 404. The extension selects the format, not `Accept`. JPEG and the word mark are for mails
 * and shared links: these alone may be shown by other origins. `brand/share.jpg` is the shop's own picture.
 */
export function registerImages(app: FastifyInstance, { dataDir, log, createEncoder }: ImagesOptions): Images {
  const root = join(dataDir, 'images');
  const folder = join(root, drawingVersion);
  const encoder = (createEncoder ?? ((into) => encodeApart({ folder: into, log })))(folder);

  app.get<{ Params: { scene: string; file: string } }>(
    '/images/:scene/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { scene, file } = request.params;
      const picture = findPicture(scene, file);
      if (!picture) throw notFoundProblem(`There is no picture ${scene}/${file}.`);
      const tag = `"${drawingVersion}-${scene}-${file}"`;
      if (request.headers['if-none-match'] === tag) return describe(reply, picture, tag).code(304).send();
      const bytes = await bytesOf(picture, folder, encoder);
      if (!bytes.ok) return sendLate(reply, picture, { reason: bytes.error.message, requestId: request.id });
      return describe(reply, picture, tag).send(bytes.value);
    },
  );
  registerWordMark(app);
  app.addHook('onClose', () => encoder.stop());

  return {
    start: () => {
      encoder.start();
      return removeOthers(root).catch((error: unknown) =>
        log.warn({ err: error }, 'files of older drawings could not be removed'),
      );
    },
  };
}

const wordMark = new URL('./brand/wordmark.png', import.meta.url);

/** The word mark of mails, drawn by `shared-ui/build/word-mark-picture.ts`. */
const registerWordMark = (app: FastifyInstance): void => {
  app.get('/images/brand/wordmark.png', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('image/png')
      .headers({ 'cache-control': 'public, max-age=86400', ...forOtherOrigins })
      .send(await readFile(wordMark)),
  );
};

/** Mail programs and networks show pictures from their own origin. */
const forOtherOrigins = { 'cross-origin-resource-policy': 'cross-origin' };

const describe = (reply: FastifyReply, { format }: Picture, tag: string): FastifyReply =>
  reply.type(format === 'jpg' ? 'image/jpeg' : `image/${format}`).headers({
    // An id always names the same picture, so the URL has no version.
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    ...(format === 'jpg' ? forOtherOrigins : {}),
  });

async function bytesOf(
  picture: Picture,
  folder: string,
  encoder: Encoder,
): Promise<Result<Buffer, { message: string }>> {
  const file = join(folder, pathOf(picture));
  const there = await readIfThere(file);
  if (there) return ok(there);
  const reason = await failureInTime(encoder.need(picture));
  return reason === null ? ok(await readFile(file)) : err({ message: reason });
}

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Reason why a picture was not encoded before the timeout. Null when it was. */
async function failureInTime(made: Promise<void>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('It is still being drawn.'), patience);
  });
  const failure = made.then(
    () => null,
    (error: Error) => error.message,
  );
  const first = await Promise.race([failure, late]);
  clearTimeout(timer);
  return first;
}

/** Sends the response instead of a throw, so that it has Retry-After and no stack is logged. */
const sendLate = (
  reply: FastifyReply,
  picture: Picture,
  { reason, requestId }: { reason: string; requestId: string },
): FastifyReply => {
  const detail = `The picture ${pathOf(picture)} cannot be sent. ${reason}`;
  reply.log.warn({ code: 'PICTURE_NOT_READY' }, detail);
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('application/problem+json')
    .send(JSON.stringify(toProblemDocument({ status: 503, code: 'PICTURE_NOT_READY', detail }, requestId)));
};

async function removeOthers(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const old = names.filter((name) => name !== drawingVersion);
  await Promise.all(old.map((name) => rm(join(root, name), { recursive: true, force: true })));
}
