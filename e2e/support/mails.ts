import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { dataDir } from './shop';

/** `DATA_DIR` is the data folder of a running shop. */
const folder = join(process.env['DATA_DIR'] ?? dataDir, 'gateway', 'mails');

/** The HTML of every mail to an address, or with it in its text. `folders` of a test's own gateways. */
export const readMails = (address: string, folders: readonly string[] = [folder]): readonly string[] =>
  folders.flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : [])
      .filter((name) => name.endsWith('.eml') && readFileSync(join(place, name), 'utf8').includes(address))
      .map((name) => readFileSync(join(place, name.replace(/\.eml$/, '.html')), 'utf8')),
  );

/** Waits for the mail to an address and returns its link to a path. A test sends each kind of link once. */
export const linkInMail = async (
  address: string,
  path: string,
  timeout = 20_000,
  folders?: readonly string[],
): Promise<string> => {
  const links = (): readonly string[] =>
    readMails(address, folders).flatMap((html) =>
      [...html.matchAll(/href="([^"]+)"/g)]
        .map(([, href = '']) => href.replaceAll('&amp;', '&'))
        .filter((href) => new URL(href, 'http://shop.invalid').pathname.startsWith(path)),
    );
  await expect.poll(() => links().length, { timeout }).toBeGreaterThan(0);
  return links()[0] ?? '';
};
