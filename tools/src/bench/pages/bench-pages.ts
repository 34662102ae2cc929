import { request } from 'node:http';
import { findPages, type MeasuredPage } from './page-list';
import { pageRow, titleRow } from './page-figures';
import { only, openBrowser, rounds, shop } from './slow-phone';
import { startFloor } from './static-floor';
import { visitPage, type Visit } from './visit-page';

/** Reads a document of the running shop. Sets `Host`, because Node does not resolve `*.localhost`. */
const read = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: shop.host, accept: 'text/html' };
    const sent = request({ host: '127.0.0.1', port: shop.port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(new Error(`${path} returned the status ${answer.statusCode}.`));
      });
    });
    sent.on('error', () => reject(new Error(`No shop answers at ${shop.origin}. Run \`npm start\` first.`)));
    sent.end();
  });

interface Measured extends MeasuredPage {
  readonly ours: Visit[];
  readonly floor: Visit[];
}

/**
 * Pages of the running shop on a slow phone, each beside the same document without scripts. The rounds alternate direction, so that
 * drift of the machine affects all alike; the first round only warms up.
 */
export const benchPages = async (): Promise<string> => {
  const pages = await findPages(read, only);
  const floor = await startFloor(shop, read);
  const browser = await openBrowser();
  try {
    const all: readonly Measured[] = pages.map((page) => ({ ...page, ours: [], floor: [] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const page of round % 2 === 0 ? all : all.toReversed()) {
        const ours = await visitPage(browser, shop.origin + page.path);
        const least = await visitPage(browser, floor.origin + page.path);
        if (round === 0) continue;
        page.ours.push(ours);
        page.floor.push(least);
      }
    }
    return [
      `${rounds} cold visits of each page by a phone: 390 px, CPU 4 times slower, 1.6 Mbit/s, 150 ms. Medians; ms and KB of 1,000 bytes.`,
      'floor: the same document without scripts, from a plain server, in the same rounds.',
      '',
      titleRow(),
      ...all.map((page) => pageRow(page.name, page.ours, page.floor)),
    ].join('\n');
  } finally {
    await browser.close();
    floor.close();
  }
};
