import { locales } from '@detour/shared-contracts/sites';
import en from './messages/en.json';
import { messagesFor } from './testing/view-tools';

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();

describe.each(locales)('the catalogue of %s', (locale) => {
  const messages = messagesFor[locale];

  it('contains every text of the source with its placeholders', () => {
    const source = Object.entries(en).map(([id, text]) => [id, placeholders(text)]);
    const own = Object.keys(en).map((id) => [id, placeholders(messages[id] ?? 'missing')]);
    expect(own).toEqual(source);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it('contains no plain apostrophe, the escape character of ICU', () => {
    expect(Object.values(messages).filter((text) => text.includes("'"))).toEqual([]);
  });
});

describe('the French catalogues', () => {
  it.each(['fr_FR', 'fr_BE'] as const)('uses non-breaking spaces between signs and words in %s', (locale) => {
    expect(Object.entries(messagesFor[locale]).filter(([, text]) => / [;:!?»€%]|« /.test(text))).toEqual([]);
  });
});
