import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { rootDir } from './shop';

type Catalogue = Readonly<Record<string, string>>;

const packages = readdirSync(rootDir).filter((name) => /^(shell|shared-ui|gateway|remote-\w+)$/.test(name));

const readMessages = (locale: string): Catalogue =>
  Object.assign(
    {},
    ...packages.map((name): Catalogue => {
      try {
        return JSON.parse(
          readFileSync(join(rootDir, name, 'src', 'messages', `${locale}.json`), 'utf8'),
        ) as Catalogue;
      } catch {
        return {};
      }
    }),
  ) as Catalogue;

const english = readMessages('en');
const ids = new Set(Object.keys(english).filter((id) => id.includes('.')));

/** Texts of the source language that no locale shares. A visible one is an untranslated text. */
const sourceTexts = (locale: Locale): ReadonlySet<string> => {
  const own = new Set(
    [locale, locale.replace('_BE', locale.startsWith('fr') ? '_FR' : '_NL')].flatMap((name) =>
      Object.values(readMessages(name)),
    ),
  );
  return new Set(
    Object.values(english).filter((text) => text.length > 3 && !/[{<]/.test(text) && !own.has(text)),
  );
};

/** Words that belong to exactly one language (of ours, or English), and to no name. */
const words = {
  en: 'the and your you with please choose from nights night stays search book offers this there what where when our are have will can back next previous close open show more less free left rooms guests adults children babies gift basket',
  fr: 'vous votre avec nuits voir réserver jusqu’à',
  es: 'noches usted reservar habitación elige fechas',
  it: 'notti prenota scegli della camera',
  nl: 'nachten kies bekijk jouw uw vanaf',
} as const;

const foreignTo = (locale: Locale): ReadonlyMap<string, string> => {
  const own = locale.slice(0, 2);
  const ownWords = new Set((words[own as keyof typeof words] as string).split(' '));
  return new Map(
    Object.entries(words)
      .filter(([language]) => language !== own)
      .flatMap(([language, list]) => list.split(' ').map((word) => [word, language] as const))
      .filter(([word]) => !ownWords.has(word) && !shared[own]?.has(word)),
  );
};

// Words of a list above that also exist in another language.
const shared: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(['babies', 'close', 'camera', 'open', 'left']),
  es: new Set(['camera']),
  it: new Set(['camera']),
  nl: new Set([
    'open',
    'water',
    'babies',
    'are',
    'have',
    'book',
    'more',
    'next',
    'camera',
    'will',
    'can',
    'elige',
  ]),
};

/** All visible and accessible texts of the page, without names of hotels, which may be in any language. */
const readTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    if (description) texts.push(description);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
          const value = node.getAttribute(name);
          if (value) texts.push(value);
        }
      } else if (
        !node.parentElement?.closest('script, style, noscript, [lang]:not(html), [translate="no"]')
      ) {
        const value = node.textContent?.trim();
        if (value) texts.push(value);
      }
    }
    return texts;
  });

/** Problems of the page's texts: other languages, message ids, missing values. */
export const findForeignWords = async (page: Page, locale: Locale): Promise<readonly string[]> => {
  const foreign = foreignTo(locale);
  const untranslated = sourceTexts(locale);
  const found = new Set<string>();
  for (const text of await readTexts(page)) {
    const say = (what: string): unknown => found.add(`${what}: "${text.slice(0, 90)}"`);
    if (untranslated.has(text)) say('source text');
    for (const token of text.split(/\s+/)) if (ids.has(token)) say('message id');
    if (/\{\w+[,}]|\bundefined\b|\bNaN\b|\[object /.test(text)) say('hole');
    const tokens = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
    const strange = tokens.filter((token) => foreign.has(token));
    // A single foreign word may be part of a name. In a short text, or twice in a longer one, it is a foreign text.
    if (strange.length >= 2 || (strange.length === 1 && tokens.length <= 3)) {
      say(strange.map((word) => `${foreign.get(word)} "${word}"`).join(', '));
    }
  }
  return [...found];
};
