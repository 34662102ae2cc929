import { request } from 'node:http';
import { locales, printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';

/** Pages rendered at once: more would only wait for each other's processor time. */
const atOnce = 2;
/** Longest time (ms) until a shop is announced with pages that are still cold. */
const longest = 20_000;

interface WarmPage {
  readonly host: string;
  readonly path: string;
}

const pagesOf = (locale: Locale, port: number): readonly WarmPage[] =>
  (['home', 'search'] as const).map((page) => ({
    host: `${siteOf(locale)}.localhost:${port}`,
    path: printPath(page, locale),
  }));

/** Asks for a page as a crawler does: the server gives it the time that a cold part needs, and keeps the page for visitors. Never rejects. */
const ask = (port: number, { host, path }: WarmPage, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const headers = { host, 'user-agent': 'detour-start-bot/1' };
    const asked = request({ host: '127.0.0.1', port, path, headers, signal }, (answer) => {
      answer.resume().once('close', resolve);
    });
    asked.once('error', () => resolve()).end();
  });

/**
 * Renders home and results of each market, so that the first visitors of a started shop get whole pages. Resolves when all were asked for, or
 * after `time` milliseconds. Never rejects: a shop without them works too.
 */
export const warmPages = async (port: number, time = longest): Promise<void> => {
  const signal = AbortSignal.timeout(time);
  const queue = locales.flatMap((locale) => pagesOf(locale, port));
  const work = async (): Promise<void> => {
    for (let page = queue.shift(); page && !signal.aborted; page = queue.shift())
      await ask(port, page, signal);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
