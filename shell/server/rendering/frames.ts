/** Length prefix of each frame, in bytes. */
const headSize = 4;

export const writeFrame = (frame: unknown): Buffer => {
  const text = JSON.stringify(frame);
  const size = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(headSize + size);
  bytes.writeUInt32BE(size, 0);
  bytes.write(text, headSize);
  return bytes;
};

export interface FrameReader {
  /** Throws a sentence for data that is not a frame, or for one larger than `limit` (bytes). */
  take(bytes: Buffer): void;
}

/** Reads frames from an untrusted pipe. Buffers at most one frame of the limit. */
export const createFrameReader = (limit: number, onFrame: (frame: unknown) => void): FrameReader => {
  let held: Buffer[] = [];
  let size = 0;
  let wanted: number | null = null;
  const cut = (length: number): Buffer => {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held, size);
    held = all.length > length ? [all.subarray(length)] : [];
    size -= length;
    return all.subarray(0, length);
  };
  return {
    take(bytes) {
      held.push(bytes);
      size += bytes.length;
      for (;;) {
        if (wanted === null) {
          if (size < headSize) return;
          wanted = cut(headSize).readUInt32BE(0);
          if (wanted > limit) throw new Error(`sent ${wanted} bytes at once; ${limit} are allowed`);
        }
        if (size < wanted) return;
        const text = cut(wanted).toString('utf8');
        wanted = null;
        onFrame(parse(text));
      }
    },
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('sent invalid JSON');
  }
};
