import { request } from 'node:http';

export interface FreshPage {
  readonly version: string;
  readonly composition: string;
  /** The server rendered the page's own part in time. */
  readonly isDrawn: boolean;
  /** Duration (ms) from the request to the last byte. */
  readonly took: number;
}

/**
 * Loads the results page without any cache, for a new visitor or one with this cookie `arm`. Sets `Host`, because Node does not
 * resolve `*.localhost`.
 */
export const loadPage = (port: number, arm?: string): Promise<FreshPage> =>
  new Promise((resolve, reject) => {
    const visitor = arm === undefined ? {} : { cookie: `arm=${arm}`, 'user-agent': 'Mozilla/5.0' };
    const began = performance.now();
    const headers = { host: `fr.localhost:${port}`, accept: 'text/html', ...visitor };
    const call = request({ host: '127.0.0.1', port, path: '/recherche', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const html = Buffer.concat(chunks).toString('utf8');
        const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
        if (answer.statusCode !== 200)
          reject(new Error(`A page load returned the status ${answer.statusCode}.`));
        else
          resolve({
            version: find(/id="slot" data-remote="remote-search" data-remote-version="([^"]+)"/),
            isDrawn: /<h1[\s>]/.test(html),
            took: performance.now() - began,
            composition: find(/id="composition">\{"id":"([0-9a-f]{16})"/),
          });
      });
    });
    call.on('error', reject);
    call.end();
  });
