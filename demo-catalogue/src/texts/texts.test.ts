import { isoDate } from '@detour/shared-contracts/base';
import { generateCatalogue } from '../generate-catalogue';
import { languages, type Language } from '@detour/shared-contracts/catalogue';
import { programItems } from './programme/program-items';

const catalogue = generateCatalogue({ seed: 'detour', size: 'full', day: isoDate('2026-11-23') });

interface Said {
  readonly where: string;
  readonly language: Language;
  readonly text: string;
}

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};

const saidBy = (where: string, texts: Readonly<Record<Language, unknown>>): readonly Said[] =>
  languages.flatMap((language) => strings(texts[language]).map((text) => ({ where, language, text })));

/** Local names follow the grammar of their own language: "Cangas de Onís", "Hotel De Inktpot". */
const towns = new Set(catalogue.hotels.map(({ townId }) => townId));
const localNames = [
  ...catalogue.hotels.map(({ label }) => label),
  ...catalogue.places.filter(({ id }) => towns.has(id)).flatMap(({ names }) => Object.values(names)),
].filter((name) => /\b(?:de|la|del|della|lo) [aeiouyâàéèêëîïôûœ]/i.test(name));

const withoutNames = (text: string): string =>
  localNames.reduce((left, name) => (left.includes(name) ? left.replaceAll(name, 'N') : left), text);

const all: readonly Said[] = [
  ...catalogue.hotels.flatMap((hotel) => [
    ...saidBy(hotel.label, hotel.texts),
    ...hotel.rooms.flatMap((room) => saidBy(room.id, room.texts)),
  ]),
  ...catalogue.stays.flatMap((stay) => [
    ...saidBy(stay.id, stay.texts),
    ...stay.program.flatMap((line) => saidBy(stay.id, line.texts)),
  ]),
  ...catalogue.boxes.flatMap(({ code, texts }) =>
    languages.flatMap((language) => {
      const { slug: _, ...words } = texts[language];
      return strings(words).map((text) => ({ where: code, language, text }));
    }),
  ),
  // The place name after the dash is in the local language, as is the name of the partner (`center`).
  ...catalogue.activities.flatMap(({ id, texts }) =>
    languages.flatMap((language) => {
      const { center: _, ...words } = texts[language];
      return strings(words).map((text) => ({ where: id, language, text: text.split(' – ')[0]! }));
    }),
  ),
  ...catalogue.reviews.flatMap(({ id, locale, positive, negative }) =>
    [positive, negative].map((text) => ({ where: id, language: locale.slice(0, 2) as Language, text })),
  ),
]
  .filter(({ text }) => text !== '')
  .map((said) => ({ ...said, text: withoutNames(said.text) }));

/** At most three texts that break a rule. */
const breaking = (rule: RegExp, of: readonly Language[] = languages): readonly string[] =>
  [
    ...new Set(
      all.filter(({ language, text }) => of.includes(language) && rule.test(text)).map(({ text }) => text),
    ),
  ].slice(0, 3);

/** Returns a pattern that matches at the start of a word, ignoring case. `\b` does not support accents. */
const from = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}`, 'iu');
const whole = (pattern: string): RegExp => from(`${pattern}(?!\\p{L})`);

const elision = from(
  '(?:le|la|de|je|ne|que|se|me|te|ce) (?=[aeiouyâàéèêëîïôûœ])(?!onz|oui|yaourt|yoga|yacht)',
);
const frenchContraction = from('(?:à le|à les|de le|de les) \\p{Ll}');
// A name keeps its article: "a La Rochelle", "de El Puerto".
const italianContraction = /(?<!\p{L})(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:il|lo|la|i|gli|le) /u;
const italianElision = from('(?:lo|la|della|dalla|nella|alla|sulla|questa|una) [aeiou]\\p{L}{2}');
const spanishContraction = /(?<!\p{L})(?:[Aa]|[Dd]e) el /u;
const spanishAnd = from('y (?:i|hi[^e])');

describe('every text of the catalogue', () => {
  it('exists in four languages', () => {
    expect(all.length).toBeGreaterThan(50_000);
    for (const language of languages) expect(all.some((said) => said.language === language)).toBe(true);
  });

  it.each([
    ['has no double space', / {2}/],
    ['has no space at its ends', /^\s|\s$/],
    ['leaves no placeholder', /\{|\}|\bundefined\b|\bnull\b|\[object/],
    ['uses the typographic apostrophe', /'/],
    ['has no straight quotation marks', /"/],
    ['uses the ellipsis as one character', /\.\.\./],
    ['has no space before a comma or a full stop', /\s[,.](\s|$)/],
    ['repeats no punctuation', /[,.;:]{2}/],
    [
      'promises neither another date nor money back, which no partner gives',
      /report[ée]e?s? (?:ou|si)|rembours|autre date|otra fecha|aplaza|devuelve el importe|andere datum|verschoven|terugbetaald|altra data|rinviat|rimbors/iu,
    ],
    ['repeats no word directly', /(^|\s)(\p{L}{3,}) \2(\s|$)/iu],
  ])('%s', (_, rule) => {
    expect(breaking(rule)).toEqual([]);
  });

  it.each([
    ['fr', elision, 'au bord de eau', 'au bord de l’eau, le onze'],
    ['fr', frenchContraction, 'à le marché', 'à l’ombre, de la vigne'],
    ['it', italianContraction, 'vicino a il mare', 'vicino al mare'],
    ['it', italianElision, 'sulla acqua', 'sull’acqua, una camera'],
    ['es', spanishContraction, 'junto a el mar', 'junto al mar, de él'],
    ['es', spanishAnd, 'pan y higos', 'pan e higos, agua y hielo'],
  ] as const)('follows the grammar of its language (%s, rule %#)', (language, rule, wrong, right) => {
    expect([rule.test(wrong), rule.test(right)]).toEqual([true, false]);
    expect(breaking(rule, [language])).toEqual([]);
  });

  it('spaces French punctuation with a narrow no-break space', () => {
    expect(breaking(/[^\u202f\d][;:!?](\s|$)/, ['fr'])).toEqual([]);
    expect(breaking(/«[^\u202f]|[^\u202f]»/, ['fr'])).toEqual([]);
  });

  it('puts no space before punctuation elsewhere', () => {
    expect(breaking(/\s[;:!?»]|«\s/, ['es', 'nl', 'it'])).toEqual([]);
  });

  it('opens Spanish questions and exclamations', () => {
    expect(breaking(/^[^¿]*\?|^[^¡]*!/, ['es'])).toEqual([]);
  });

  it('keeps figures and units together', () => {
    expect(breaking(/\d (€|km|m²|min|cm|kg|°C|h)(\s|[.,;]|$)|€ \d/)).toEqual([]);
  });

  it('uses the form of address of its language', () => {
    expect(breaking(whole('(?:tu|toi|ton|tes)'), ['fr'])).toEqual([]);
    expect(breaking(whole('(?:usted|ustedes|vosotros)'), ['es'])).toEqual([]);
    expect(breaking(whole('(?:u|uw|ge|gij)'), ['nl'])).toEqual([]);
    expect(breaking(/\bLei\b/, ['it'])).toEqual([]);
  });

  it('contains no legal promises and no unprovable claims', () => {
    expect(
      breaking(whole('(?:forfait|meilleur prix garanti|le moins cher|écologique|jacuzzi)'), ['fr']),
    ).toEqual([]);
    expect(breaking(whole('(?:sostenible|viaje combinado|jacuzzi)'), ['es'])).toEqual([]);
    expect(breaking(whole('(?:pakketreis|groen|jacuzzi)'), ['nl'])).toEqual([]);
    expect(breaking(whole('(?:pacchetto turistico|imperdibile|sostenibile|jacuzzi)'), ['it'])).toEqual([]);
  });
});

describe('a label', () => {
  const labels = catalogue.stays.flatMap((stay) => languages.map((language) => stay.texts[language].label));

  it('begins with a capital and ends without a full stop', () => {
    expect(labels.filter((label) => !/^(’s )?\p{Lu}/u.test(label) || /[.!?;,]$/.test(label))).toEqual([]);
  });

  it('fits on two lines of a card', () => {
    expect(labels.filter((label) => label.length > 70)).toEqual([]);
    expect(labels.filter((label) => label.length > 62).length / labels.length).toBeLessThan(0.01);
  });
});

describe('a programme item', () => {
  it.each(Object.entries(programItems))('has its four lines: %s', (_, item) => {
    expect(item.text).toHaveLength(4);
    for (const language of languages) {
      const [short, headword, detail] = item.text.map(({ wording }) => wording[language]);
      expect(short).toMatch(/^\p{Ll}|^e-bike/u);
      expect(headword).toMatch(/^\p{Lu}/u);
      expect(headword!.length).toBeLessThanOrEqual(26);
      expect(detail).not.toMatch(/\.$/);
    }
  });
});
