export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without the line end. Null when the bytes are not UTF-8 or the line is too long. */
  readonly text: string | null;
  /** Error of a line without text. */
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
 * Splits a stream of bytes into lines and decodes each separately, so that a line in another encoding affects no other. In
 * UTF-8, the byte of a line feed has no other meaning. Drops a byte order mark. Holds one line in memory.
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
