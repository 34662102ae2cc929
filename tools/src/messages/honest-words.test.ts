import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const languages = ['en', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const;

const textsOf = (owner: string, language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, owner, 'src/messages', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

describe('the banner of consent', () => {
  // The shop counts visits (record 0940) and has no advertising.
  const visits = /audien|visit|bezoek/i;
  const advertising = /publicit|advert|marketing|pubblic|reclame/i;

  it.each(languages)('asks for what exists: visits, and no advertising, in %s [P12]', (language) => {
    const texts = textsOf('shell', language);
    expect(texts['consent.text']).toMatch(visits);
    expect(texts['consent.statistics']).toMatch(visits);
    const asked = Object.entries(texts).filter(
      ([id]) => id === 'consent.text' || id.startsWith('consent.statistics'),
    );
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter(([, text]) => advertising.test(text))).toEqual([]);
  });
});

describe('the words above the button that orders', () => {
  const claimsToHaveRead = /\b(lu et|read and|leído y|letto e|gelezen en)\b/i;

  it.each(['remote-product', 'remote-gifting'].flatMap((owner) => languages.map((one) => [one, owner])))(
    'claim nothing that no box asks, in %s of %s [L5]',
    (language, owner) => {
      const text = textsOf(owner, language)['legal.acceptTerms'];
      expect(text).toEqual(expect.any(String));
      expect(text).not.toMatch(claimsToHaveRead);
    },
  );
});
