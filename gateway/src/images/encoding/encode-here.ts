import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Painting } from './paint';
import { cardPictures, pathOf, type Picture } from '../picture';
import type { Scene } from '../picture-source';
import { createSpareFiles, type SpareFiles } from '../spare-files';
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
  /** Most files that no list names; 50,000 without it. */
  readonly mostSpare?: number;
  /** Called once, when the whole list is cached. */
  readonly onFilled?: (made: number) => void;
}

/** Encodes in this process: used by the child process and by tests. */
export function encodeHere(options: EncodeHereOptions): Encoder {
  const { folder, pictures, lanes } = options;
  const spareFiles = createSpareFiles(folder, options.mostSpare);
  const queue = createPictureQueue();
  const waiting = new Map<string, Waiter>();
  const paintingOf = rememberPaintings(options.paint, lanes + 2);
  let [running, made, isStopped, isListed] = [0, 0, false, false];

  const lane = async (): Promise<void> => {
    for (let picture = queue.take(); picture && !isStopped; picture = queue.take()) {
      const path = pathOf(picture);
      try {
        const painting = await paintingOf(picture.scene, masterOf(picture.scene, picture.size));
        await writeWhole(join(folder, path), await encodePicture(picture, painting));
        spareFiles.add(path);
        made++;
        settle(path, null);
      } catch (error) {
        settle(path, error as Error);
      }
    }
    // At once: a picture that is requested in this moment starts another lane.
    running--;
    if (running === 0 && isListed && !isStopped) options.onFilled?.(made);
  };
  const settle = (path: string, error: Error | null): void => {
    waiting.get(path)?.settle(error);
    waiting.delete(path);
  };
  const run = (): void => {
    const more = isStopped ? 0 : lanes - running;
    running += more;
    for (let at = 0; at < more; at++) void lane();
  };

  return {
    start: (covers = []) => {
      if (isListed) return;
      isListed = true;
      void findMissing([...pictures, ...cardPictures(covers)], folder, spareFiles).then((missing) => {
        queue.add(missing);
        run();
      });
    },
    need: (picture) => {
      const path = pathOf(picture);
      const known = waiting.get(path);
      if (known) return known.promise;
      const waiter = createWaiter();
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

interface Waiter {
  readonly promise: Promise<void>;
  /** Rejects with an error, resolves with null. */
  settle(error: Error | null): void;
}

function createWaiter(): Waiter {
  let settle: Waiter['settle'] = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  return { promise, settle };
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

const isPicture = /\.(avif|webp|jpg)$/;

/** Pictures of the list that are not in the folder. All others there count as spare, also those of an earlier process. */
async function findMissing(
  listed: readonly Picture[],
  folder: string,
  spareFiles: SpareFiles,
): Promise<readonly Picture[]> {
  const names = new Set(await readdir(folder, { recursive: true }).catch(() => []));
  spareFiles.keep(listed.map((picture) => join(pathOf(picture))));
  for (const name of names) if (isPicture.test(name)) spareFiles.add(name);
  return listed.filter((picture) => !names.has(join(pathOf(picture))));
}
