import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { fallbackLocaleOf, type Locale } from '@detour/shared-contracts/sites';
import { foreignWordsOf } from '@detour/shared-contracts/testing';
import { rootDir } from '../shop';

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
    [locale, fallbackLocaleOf(locale) ?? locale].flatMap((name) => Object.values(readMessages(name))),
  );
  return new Set(
    Object.values(english).filter((text) => text.length > 3 && !/[{<]/.test(text) && !own.has(text)),
  );
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
  const untranslated = sourceTexts(locale);
  const found = new Set<string>();
  for (const text of await readTexts(page)) {
    const say = (what: string): unknown => found.add(`${what}: "${text.slice(0, 90)}"`);
    if (untranslated.has(text)) say('source text');
    for (const token of text.split(/\s+/)) if (ids.has(token)) say('message id');
    if (/\{\w+[,}]|\bundefined\b|\bNaN\b|\[object /.test(text)) say('hole');
    const strange = foreignWordsOf(text, locale);
    if (strange.length > 0) say(strange.join(', '));
  }
  return [...found];
};
