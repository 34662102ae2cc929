import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMessageProblems } from './find-message-problems';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

type Texts = Readonly<Record<string, Readonly<Record<string, string>> | string>>;

const complete = {
  en: { 'price.from': 'from {price}' },
  fr_FR: { 'price.from': 'à partir de {price}' },
  es_ES: { 'price.from': 'desde {price}' },
  nl_NL: { 'price.from': 'vanaf {price}' },
  it_IT: { 'price.from': 'da {price}' },
  fr_BE: {},
  nl_BE: {},
};

const problemsOf = (
  texts: Texts,
  source = "export const x = (t) => t('price.from');",
  glossary: Parameters<typeof findMessageProblems>[1] = {},
  shared: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  roots.push(root);
  const folder = join(root, 'search/src/messages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['search'] }));
  writeFileSync(join(root, 'search/package.json'), JSON.stringify({ name: '@detour/search' }));
  writeFileSync(join(root, 'search/src/price.ts'), source);
  for (const name of ['remote-kit', 'shared-checkout'])
    mkdirSync(join(root, name, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(shared)) writeFileSync(join(root, name), text);
  for (const [locale, text] of Object.entries(texts))
    writeFileSync(
      join(folder, `${locale}.json`),
      typeof text === 'string' ? text : JSON.stringify(text, null, 2),
    );
  return findMessageProblems(root, glossary).map((problem) => problem.replace('search/src/messages/', ''));
};

/** The same message in all languages except one. */
const withMessage = (locale: string, message: string): Texts => ({
  ...complete,
  [locale]: { 'price.from': message },
});

describe('the check of the catalogues', () => {
  it('accepts complete catalogues', () => {
    expect(problemsOf(complete)).toEqual([]);
  });

  it('reports an id that neither the locale nor its fallback has', () => {
    expect(problemsOf({ ...complete, es_ES: {} })).toEqual(['es_ES.json: has no "price.from"']);
    expect(problemsOf({ ...complete, fr_FR: {} })).toEqual([
      'fr_FR.json: has no "price.from"',
      'fr_BE.json: has no "price.from"',
    ]);
  });

  it.each(['fr_FR', 'es_ES', 'nl_NL', 'it_IT', 'nl_BE'])('rejects an English sentence in %s', (locale) => {
    const message = 'paid per guest {price}';
    const copied = problemsOf({
      ...complete,
      en: { 'price.from': message },
      [locale]: { 'price.from': message },
    });
    expect(copied).toContain(`${locale}.json: "price.from" is the English text: translate it`);
  });

  it('accepts a pattern that every language shares', () => {
    const message = '{price} – {price} · {price}';
    const every = Object.fromEntries(
      ['en', 'fr_FR', 'es_ES', 'nl_NL', 'it_IT'].map((locale) => [locale, { 'price.from': message }]),
    );
    expect(problemsOf({ ...complete, ...every })).toEqual([]);
  });

  it.each([
    ['nl_BE', 'price of your stay with {price}', 'en "your", en "with"'],
    ['es_ES', 'choose {price}', 'en "choose"'],
    ['it_IT', 'avec votre prix {price}', 'fr "avec", fr "votre"'],
  ])('rejects words of another language in %s: “%s”', (locale, message, words) => {
    expect(problemsOf(withMessage(locale, message))).toEqual([
      `${locale}.json: "price.from" has words of another language: ${words}`,
    ]);
  });

  it('accepts in Belgian catalogues only texts that differ, and only ids of the English catalogue', () => {
    expect(problemsOf(withMessage('fr_BE', 'à partir de {price}'))).toEqual([
      'fr_BE.json: "price.from" is the same as in fr_FR: leave it out',
    ]);
    expect(problemsOf({ ...complete, nl_BE: { 'price.old': 'x' } })).toEqual([
      'nl_BE.json: "price.old" is not in en',
    ]);
  });

  it.each([
    ['it_IT', 'da {prezzo}', 'has the arguments {prezzo} and en has {price}'],
    ['it_IT', 'da', 'has the arguments {} and en has {price}'],
    ['it_IT', 'da {price', 'is not a valid ICU message'],
    ['it_IT', '{price, plural, one {a}}', 'is not a valid ICU message'],
    ['it_IT', '{price, plural, few {a} other {b}}', 'has the plural category "few", which'],
    ['it_IT', '{price, select, a {x} other {y}}', 'does not have the options of the select in en'],
    ['it_IT', ' ', 'is empty'],
    ['it_IT', "dall'inizio {price}", 'straight apostrophe'],
    ['it_IT', 'da "{price}"', 'straight quotation marks'],
    ['it_IT', 'da <b>{price}</b>', 'markup'],
    ['it_IT', 'da  {price}', 'two spaces'],
    ['it_IT', 'da {price} ', 'a space at its edge'],
    ['it_IT', 'da {price}...', 'three dots'],
    ['it_IT', '-{price}', 'a hyphen as a minus sign'],
    ['nl_NL', '{price} of -20%', 'a hyphen as a minus sign'],
    ['fr_FR', '−\u00a0{price}', 'a space after a minus sign'],
    ['it_IT', '{price} 10 %', 'a space before %'],
    ['nl_NL', '{price} 10\u00a0%', 'a space before %'],
    ['es_ES', '{price} 10%', 'no U+00A0 before % or €'],
    ['es_ES', '{price} hoy!', 'an exclamation without ¡'],
    ['es_ES', '{price} hoy?', 'a question without ¿'],
    ['fr_FR', '{price} ici !', 'no U+202F before'],
    ['fr_FR', '{price} ici\u00a0?', 'no U+202F before'],
    ['fr_FR', 'total: {price}', 'no U+202F before'],
    ['fr_FR', 'à {price}?', 'no U+202F before'],
    ['fr_FR', '« {price} »', 'no U+202F inside « »'],
    ['fr_FR', '{price} 10 %', 'no U+00A0 before % or €'],
    ['fr_FR', '{price, plural, one {un: a} other {b}}', 'no U+202F before'],
  ])('rejects in %s “%s”', (locale, message, problem) => {
    const problems = problemsOf(withMessage(locale, message)).filter((line) => line.startsWith(locale));
    expect(problems.join('\n')).toContain(problem);
  });

  it.each([
    ['fr_FR', '{price}\u202f: «\u202foui\u202f»\u202f! Quoi\u202f?! 10\u00a0% à 15:30'],
    ['fr_FR', '{price} sur https://example.org?x=1'],
    ['es_ES', '¡Hola! ¿{price}? 10\u00a0%'],
    ['nl_NL', '{price} 10%'],
  ])('accepts in %s “%s”', (locale, message) => {
    expect(problemsOf(withMessage(locale, message))).toEqual([]);
  });

  it('finds the ids that a package uses, including composed ones, and reports unknown ones', () => {
    const texts = Object.fromEntries(
      Object.entries(complete).map(([locale]) => [
        locale,
        locale.endsWith('BE')
          ? {}
          : { 'price.from': `a ${locale}`, 'price.to': `b ${locale}`, 'step.one': `c ${locale}` },
      ]),
    );
    expect(
      problemsOf(texts, "export const x = (t, n) => [t('price.from'), t(`step.${n}`), t('price.gone')];"),
    ).toEqual([
      'en.json: "price.to" is not used in this package',
      'en.json: has no "price.gone", which price.ts asks for',
    ]);
  });

  it.each([
    ['remote-kit', 'Notices', 'Notices.tsx'],
    ['shared-checkout', 'Notices', 'Notices.tsx'],
    ['remote-kit', 'fewWords', 'few-words.ts'],
  ])('counts an id as used when an imported part of %s uses it: %s of %s', (name, part, file) => {
    const sources = {
      [`${name}/src/${file}`]: `export const ${part} = ({ text }) => text('price.from');`,
    };
    const importing = `import { ${part} } from '@detour/${name}';`;
    expect(problemsOf(complete, importing, {}, sources)).toEqual([]);
    expect(problemsOf(complete, importing.replace(part, 'Fragment'), {}, sources)).toEqual([
      'en.json: "price.from" is not used in this package',
    ]);
  });

  it('counts an id as used when an imported part loads the file that uses it', () => {
    const sources = {
      'shared-checkout/src/Pay.tsx': "export const Pay = () => import('./Sheet');",
      'shared-checkout/src/Sheet.tsx': "export const Sheet = ({ text }) => text('price.from');",
    };
    const importing = "import { Pay } from '@detour/shared-checkout';";
    expect(problemsOf(complete, importing, {}, sources)).toEqual([]);
  });

  it('reports a file that is missing, invalid, or contains an id twice', () => {
    const { it_IT: _missing, ...rest } = complete;
    expect(problemsOf(rest)).toContain('it_IT.json: is missing');
    expect(problemsOf({ ...complete, it_IT: '{' }).join()).toContain('it_IT.json: is no JSON');
    expect(
      problemsOf({ ...complete, it_IT: '{\n "price.from": "da {price}",\n "price.from": "dai {price}"\n}' }),
    ).toEqual(['it_IT.json: holds an id twice']);
  });

  it('prefers the terms of a glossary, if there is one', () => {
    const glossary = { 'price.from': { nl_NL: 'v.a. {price}', it_IT: 'da {price}', fr_BE: '' } };
    expect(problemsOf(complete, undefined, glossary)).toEqual([
      'nl_NL.json: "price.from" says “vanaf {price}” and the glossary “v.a. {price}”',
    ]);
  });
});
