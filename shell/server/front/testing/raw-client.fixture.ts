import { connect } from 'node:net';

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** The first response of the text and its length. Null while incomplete. */
const readAnswer = (text: string): { readonly answer: RawAnswer; readonly length: number } | null => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const status = Number(head.split(' ')[1]);
  const start = end + 4;
  if (!/^transfer-encoding: chunked/im.test(head)) {
    const length = start + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    return text.length < length
      ? null
      : { answer: { status, head, body: text.slice(start, length) }, length };
  }
  let body = '';
  let at = start;
  for (;;) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = parseInt(text.slice(at, line), 16);
    at = line + 2 + size + 2;
    if (text.length < at) return null;
    if (size === 0) return { answer: { status, head, body }, length: at };
    body += text.slice(line + 2, line + 2 + size);
  }
};

/** All complete responses of a text, in order. */
const readAnswers = (text: string): readonly RawAnswer[] => {
  const answers: RawAnswer[] = [];
  let rest = text;
  for (let next = readAnswer(rest); next; next = readAnswer(rest)) {
    answers.push(next.answer);
    rest = rest.slice(next.length);
  }
  return answers;
};

interface Talk {
  readonly answers: readonly RawAnswer[];
  /** Status of the first response; 0 without one. */
  readonly status: number;
  /** The peer closed the connection. */
  readonly closed: boolean;
}

/** Sends these bytes verbatim. Resolves when the server closes the connection or the expected number of responses arrived. */
export const talk = (port: number, bytes: string | Buffer, awaited = Infinity): Promise<Talk> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    const finish = (closed: boolean): void => {
      resolve({ answers: readAnswers(text), status: Number(text.split(' ', 2)[1] ?? 0), closed });
      socket.destroy();
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (readAnswers(text).length >= awaited) finish(false);
    });
    socket.on('close', () => finish(true));
  });
