export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its end; null when the bytes are not UTF-8 or the line is longer than any row can be. */
  readonly text: string | null;
  /** Of a line without text: what is wrong with it. */
  readonly problem?: string;
}

const longestLine = 256 * 1024;
const newline = 0x0a;

const decode = (bytes: Uint8Array, number: number): Line => {
  if (bytes.length > longestLine) {
    return { number, text: null, problem: `is a line of ${bytes.length} bytes; no row is as long as that` };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: number !== 1 }).decode(bytes);
    return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  } catch {
    return { number, text: null, problem: 'is not UTF-8; save the file as UTF-8 (it may be Windows-1252)' };
  }
};

/**
 * Cuts a stream of bytes into lines and decodes each by itself, so that one line in another encoding spoils no other. In UTF-8 the
 * byte of a line's end stands for nothing else. A byte order mark is dropped. Memory holds one line.
 */
export async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let rest: Uint8Array[] = [];
  let number = 1;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      yield decode(Buffer.concat([...rest, chunk.subarray(from, end)]), number);
      rest = [];
      number += 1;
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
  }
  const last = Buffer.concat(rest);
  if (last.length > 0) yield decode(last, number);
}
