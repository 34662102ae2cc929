import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  /** Lower-case names. Repeated headers are joined by a line feed. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decompressed. */
  readonly body: string;
}

/** `hung`: no data for a minute. `nothing`: the server closed the connection without a response. */
export type Outcome = Answer | 'hung' | 'nothing';

const hangMs = 60_000;

const dechunk = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at);
    const size = parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    if (line < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
};

const inflate = (bytes: Buffer, coding: string | undefined): Buffer => {
  if (bytes.length === 0) return bytes;
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
};

/** Parses the first response from these bytes. Throws when it is incomplete. */
const readAnswer = (bytes: Buffer): Answer => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new Error(`The head is incomplete: ${bytes.toString('latin1').slice(0, 200)}`);
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const before = headers.get(name);
    headers.set(name, `${before === undefined ? '' : `${before}\n`}${line.slice(colon + 1).trim()}`);
  }
  const rest = bytes.subarray(end + 4);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  const length = Number(headers.get('content-length') ?? 0);
  const whole = isChunked ? dechunk(rest) : rest.subarray(0, length);
  const status = Number(first.split(' ')[1]);
  // Part of a compressed file cannot be decompressed on its own.
  const coding = status === 206 ? undefined : headers.get('content-encoding');
  return { status, headers, body: inflate(whole, coding).toString('utf8') };
};

const isWhole = (bytes: Buffer, isHead: boolean): boolean => {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = bytes.subarray(0, end).toString('latin1');
  if (isHead || /^HTTP\/1\.1 (?:204|304)/.test(head)) return true;
  if (/^transfer-encoding: chunked/im.test(head))
    return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n';
  return bytes.length >= end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
};

/** Sends the bytes over a new connection and returns the first response. */
export const ask = (port: number, bytes: Buffer): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
    // A reset avoids TIME_WAIT. Tens of thousands of connections would use up all ports.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
    let timer: NodeJS.Timeout | undefined = undefined;
    const finish = (isLate: boolean): void => {
      clearTimeout(timer);
      socket.resetAndDestroy();
      const all = Buffer.concat(chunks);
      try {
        resolve(all.length > 0 ? readAnswer(all) : isLate ? 'hung' : 'nothing');
      } catch (error) {
        reject(error as Error);
      }
    };
    timer = setTimeout(() => finish(true), hangMs);
    socket.on('error', () => finish(false));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks), isHead)) finish(false);
    });
    socket.on('end', () => finish(false));
  });
