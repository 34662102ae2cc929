import { request } from 'node:http';
import type { Route } from 'playwright/test';

export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface PlainRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
}

/** Node does not resolve `*.localhost`: connects to 127.0.0.1 and sends the site in `Host`. */
export const askShop = (
  url: string,
  { method = 'GET', headers = {}, body = null }: PlainRequest = {},
): Promise<PlainAnswer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(url);
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        headers: { ...headers, host, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [
                name,
                Array.isArray(value) ? value.join('\n') : (value ?? ''),
              ]),
            ),
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body ?? undefined);
  });

/** The shop's response to a hand-made request. */
export const passOn = (route: Route): Promise<PlainAnswer> => {
  const asked = route.request();
  return asked
    .allHeaders()
    .then((headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))))
    .then((headers) => askShop(asked.url(), { method: asked.method(), headers, body: asked.postData() }));
};
