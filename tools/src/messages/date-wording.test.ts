import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

const catalogueOf = (language: string): readonly (readonly [string, string])[] =>
  readdirSync(root).flatMap((folder) => {
    const path = join(root, folder, `src/messages/${language}.json`);
    return existsSync(path)
      ? Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>).map(
          ([id, text]) => [`${folder} ${id}`, text] as const,
        )
      : [];
  });

/**
 * Italian writes "l’8", "all’11" and "all’1:05", Spanish "a la 1:05", so an article before an inserted number is wrong for some
 * values. Day names and phone numbers never start with such a number.
 */
const articles = [
  ['it_IT', /(?<!\p{L})(?:[ai]l|del|dal|sul|nel|alle|dalle|le) \{(?:date|dates|percent|amount|price)\}/iu],
  ['it_IT', /(?<!\p{L})(?<!ore )(?:fino )?(?:alle|dalle|le) \{time\}/iu],
  ['es_ES', /(?<!\p{L})las \{time\}/iu],
] as const;

/** Opening hours of a hotel, which never include one o’clock. */
const doors = /term\.check(InFrom|OutUntil)$/;

describe.each(articles)('a sentence of %s', (language, article) => {
  it(`is correct for every inserted number: none has ${article.source}`, () => {
    const catalogue = catalogueOf(language);
    expect(catalogue.length).toBeGreaterThan(500);
    expect(catalogue.filter(([id, text]) => !doors.test(id) && article.test(text))).toEqual([]);
  });
});
