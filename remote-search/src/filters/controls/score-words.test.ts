import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, `../../messages/${locale}.json`), 'utf8'));

describe('the words of the score filter', () => {
  it.each(['fr_FR', 'es_ES', 'nl_NL', 'it_IT'])(
    'are those of the badge on a card, in %s [FILT-041]',
    (locale) => {
      const texts = textsOf(locale);
      for (const [option, badge] of [
        ['search.score7', 'reviews.scoreGood'],
        ['search.score8', 'reviews.scoreVeryGood'],
        ['search.score9', 'reviews.scoreFantastic'],
      ] as const)
        expect(texts[option]?.split(' – ')[1]).toBe(texts[badge]);
    },
  );

  it.each(['fr_BE', 'nl_BE'])('are not changed on one side only in %s', (locale) => {
    expect(
      Object.keys(textsOf(locale)).filter((key) =>
        /^(search|reviews)\.score(\d|Good|VeryGood|Fantastic)/.test(key),
      ),
    ).toEqual([]);
  });
});
