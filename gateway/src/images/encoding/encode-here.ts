import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Painting } from './paint';
import { cardPictures, pathOf, type Picture } from '../picture';
import type { Scene } from '../picture-source';
import type { ImageSize } from '../sizes';
import { encodePicture, masterOf } from './encode-picture';
import type { Encoder } from './encoder';
import { createPictureQueue } from './picture-queue';

export interface EncodeHereOptions {
  /** Cache folder for this version of the drawings. */
  readonly folder: string;
  readonly pictures: readonly Picture[];
  readonly paint: (scene: Scene, size: ImageSize) => Promise<Painting>;
  /** Pictures encoded in parallel. */
  readonly lanes: number;
  /** Called once, when the whole list is cached. */
  readonly onFilled?: (made: number) => void;
}

/** Encodes in this process: used by the child process and by tests. */
export function encodeHere(options: EncodeHereOptions): Encoder {
  const { folder, pictures, lanes } = options;
  const queue = createPictureQueue();
  const waiting = new Map<string, PromiseWithResolvers>();
  const paintingOf = rememberPaintings(options.paint, lanes + 2);
  let [running, made, isStopped, isListed] = [0, 0, false, false];

  const lane = async (): Promise<void> => {
    for (let picture = queue.take(); picture && !isStopped; picture = queue.take()) {
      const path = pathOf(picture);
      try {
        const painting = await paintingOf(picture.scene, masterOf(picture.scene, picture.size));
        await writeWhole(join(folder, path), await encodePicture(picture, painting));
        made++;
        settle(path, null);
      } catch (error) {
        settle(path, error as Error);
      }
    }
  };
  const settle = (path: string, error: Error | null): void => {
    const waiter = waiting.get(path);
    waiting.delete(path);
    if (error) waiter?.reject(error);
    else waiter?.resolve();
  };
  const run = (): void => {
    while (running < lanes && !isStopped) {
      running++;
      void lane().then(() => {
        running--;
        if (running === 0 && isListed && !isStopped) options.onFilled?.(made);
      });
    }
  };

  return {
    start: (covers = []) => {
      if (isListed) return;
      isListed = true;
      void missingFrom(folder, [...pictures, ...cardPictures(covers)]).then((missing) => {
        queue.add(missing);
        run();
      });
    },
    need: (picture) => {
      const path = pathOf(picture);
      const known = waiting.get(path);
      if (known) return known.promise;
      const waiter = withResolvers();
      waiting.set(path, waiter);
      queue.prefer(picture);
      run();
      return waiter.promise;
    },
    stop: async () => {
      isStopped = true;
      for (const path of [...waiting.keys()]) settle(path, new Error('The encoder was stopped.'));
    },
  };
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: Error): void;
}

function withResolvers(): PromiseWithResolvers {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<void>((onDone, onFailed) => {
    [resolve, reject] = [onDone, onFailed];
  });
  return { promise, resolve, reject };
}

/** Keeps the last few paintings, since all sizes of a scene come from one; four megabytes each. */
function rememberPaintings(paint: EncodeHereOptions['paint'], most: number): EncodeHereOptions['paint'] {
  const kept = new Map<string, Promise<Painting>>();
  return (scene, size) => {
    const key = `${scene.id} ${size.width} ${size.height}`;
    const painting = kept.get(key) ?? paint(scene, size);
    kept.delete(key);
    kept.set(key, painting);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return painting;
  };
}

/** Written atomically: readers see the whole file or none. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}

async function missingFrom(folder: string, pictures: readonly Picture[]): Promise<readonly Picture[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const there = new Set(names);
  return pictures.filter((picture) => !there.has(join(pathOf(picture))));
}
