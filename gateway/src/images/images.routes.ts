import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { notFoundProblem, toProblemDocument } from '../http/problem';
import { drawingVersion } from './drawing-version';
import { encodeApart } from './encoding/encode-apart';
import { type Encoder, queueIsFull } from './encoding/encoder';
import { findPicture, pathOf, type Picture } from './picture';
import { baseOf } from './picture-source';
import { sceneTones } from './tones';

export interface ImagesOptions {
  /** The gateway's data folder. Pictures are in `images/{version}`. */
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
  /** Default: a child process. */
  readonly createEncoder?: (folder: string) => Encoder;
  /** Timeout (ms) for a picture of a mail or of a shared link that is being encoded. */
  readonly patience?: number;
}

/** Timeout (ms) for a picture of a page, while few are being encoded: a page that waits keeps the browser's connections busy. */
const pagePatience = 400;
/** Pictures that may be waited for at once. Beyond them, pages get colours immediately. */
const fewWaiting = 4;

export interface Images {
  /**
   * Starts to fill the cache in the background, after the gateway listens. Resolves when the files of older drawings are
   * removed. `covers`: scenes of the houses, whose cards are encoded last.
   */
  start(covers?: readonly string[]): Promise<void>;
}

/**
 * GET /images/{scene}/{size}.{avif,webp,jpg} and /images/brand/wordmark.png: drawn pictures, encoded in advance. A missing one is encoded before those that nobody
 * requested. Meanwhile a page gets a gradient of its colours, at once or within 400 ms, which no cache keeps; it asks again (`Picture` of
 * `shared-ui`). Mails and shared links wait up to 15 s. Unknown scene, size or format: 404. The extension selects the format, not `Accept`. JPEG and the word mark are for mails
 * and shared links: these alone may be shown by other origins. `brand/share.jpg` is the shop's own picture.
 */
export function registerImages(
  app: FastifyInstance,
  { dataDir, log, createEncoder, patience = 15_000 }: ImagesOptions,
): Images {
  const root = join(dataDir, 'images');
  const folder = join(root, drawingVersion);
  const encoder = (createEncoder ?? ((into) => encodeApart({ folder: into, log })))(folder);
  const encode = inTurn(encoder, patience);

  app.get<{ Params: { scene: string; file: string } }>(
    '/images/:scene/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { scene, file } = request.params;
      const picture = findPicture(scene, file);
      if (!picture) throw notFoundProblem(`There is no picture ${scene}/${file}.`);
      const tag = `"${drawingVersion}-${scene}-${file}"`;
      if (request.headers['if-none-match'] === tag) return describe(reply, picture, tag).code(304).send();
      const bytes = await bytesOf(picture, folder, encode);
      if (!bytes.ok) return sendInstead(reply, picture, { reason: bytes.error, requestId: request.id });
      return describe(reply, picture, tag).send(bytes.value);
    },
  );
  registerWordMark(app);
  app.addHook('onClose', () => encoder.stop());

  return {
    start: (covers) => {
      encoder.start(covers);
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
  encode: (missing: Picture) => Promise<string | null>,
): Promise<Result<Buffer, string>> {
  const file = join(folder, pathOf(picture));
  const there = await readIfThere(file);
  if (there) return ok(there);
  const reason = await encode(picture);
  return reason === null ? ok(await readFile(file)) : err(reason);
}

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const stillDrawn = 'It is still being drawn.';

/** Requests a picture, and waits as long as its reader may. Resolves with the reason why it is not there, or null. */
const inTurn = (encoder: Encoder, patience: number) => {
  let waiting = 0;
  return async (picture: Picture): Promise<string | null> => {
    const made = encoder.need(picture);
    waiting++;
    try {
      const isForPage = picture.format !== 'jpg';
      const most = waiting > fewWaiting ? 0 : Math.min(pagePatience, patience);
      return await failureInTime(made, isForPage ? most : patience);
    } finally {
      waiting--;
    }
  };
};

/** Reason why a picture was not encoded before the timeout. Null when it was. */
async function failureInTime(made: Promise<void>, patience: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(stillDrawn), patience);
  });
  const failure = made.then(
    () => null,
    (error: Error) => error.message,
  );
  const first = await Promise.race([failure, late]);
  clearTimeout(timer);
  return first;
}

/**
 * A picture that is still being drawn: its colours, so that a page of a shop that has just started shows no broken picture. A picture
 * that cannot be encoded, or a late one of a mail, is 503: a mail program tries again. A response instead of a throw has Retry-After
 * and logs no stack.
 */
const sendInstead = (
  reply: FastifyReply,
  picture: Picture,
  { reason, requestId }: { reason: string; requestId: string },
): FastifyReply => {
  const detail = `The picture ${pathOf(picture)} cannot be sent. ${reason}`;
  reply.log.warn({ code: 'PICTURE_NOT_READY' }, detail);
  reply.header('cache-control', 'no-store');
  const colours = sceneTones[baseOf(picture.scene.id)];
  if ([stillDrawn, queueIsFull].includes(reason) && picture.format !== 'jpg' && colours)
    return reply.type('image/svg+xml').send(gradientOf(picture.size, colours));
  return reply
    .code(503)
    .header('retry-after', '5')
    .type('application/problem+json')
    .send(JSON.stringify(toProblemDocument({ status: 503, code: 'PICTURE_NOT_READY', detail }, requestId)));
};

/**
 * SVG in the shape of a size such as `720_480`, with the colours from top to bottom. It is 6 pixels wide: by this, `Picture` of
 * `shared-ui` knows that the picture is still to come.
 */
const gradientOf = (size: string, colours: readonly string[]): string => {
  const [width = 1, height = 1] = size.split('_').map(Number);
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((colour, at) => `<stop offset="${String(at / last)}" stop-color="${colour}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="6" height="${(6 * height) / width}"><linearGradient id="g" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
};

async function removeOthers(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const old = names.filter((name) => name !== drawingVersion);
  await Promise.all(old.map((name) => rm(join(root, name), { recursive: true, force: true })));
}
