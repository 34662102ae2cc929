import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** JSON that a document names by its hash instead of carrying it. */
export interface DataFile {
  /** Hash of the text, 22 characters. */
  readonly name: string;
  readonly text: string;
}

export interface DataFiles {
  keep(value: object): DataFile;
  find(name: string): DataFile | undefined;
}

/** Characters: data of some thousand documents. A forgotten file is made again from its page. */
const capacity = 16 * 1024 * 1024;

/** Public data of rendered documents. It keeps the file of a document that was rendered again since a browser got it. */
export const createDataFiles = (): DataFiles => {
  const files = new LRUCache<string, DataFile>({
    maxSize: capacity,
    sizeCalculation: ({ text }) => text.length,
  });
  // The content of the frame is one object for all documents of a locale.
  const known = new WeakMap<object, DataFile>();
  const create = (value: object): DataFile => {
    const text = JSON.stringify(value);
    return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text };
  };
  return {
    find: (name) => files.get(name),
    keep(value) {
      const file = known.get(value) ?? create(value);
      known.set(value, file);
      files.set(file.name, file);
      return file;
    },
  };
};
