import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CatalogueLocale } from './catalogues';

/** The structure of a message that all languages must share. */
export interface MessageShape {
  readonly names: readonly string[];
  /** `name: option,option` of each select. */
  readonly selects: readonly string[];
  readonly plurals: readonly string[];
  /** Literal text by branch. Each argument is one U+FFFC. */
  readonly branches: readonly string[];
}

const placeholder = '\ufffc';

const visit = (
  elements: readonly MessageFormatElement[],
  shape: Record<keyof MessageShape, string[]>,
): void => {
  let text = '';
  for (const element of elements) {
    if (element.type === TYPE.literal) {
      text += element.value;
      continue;
    }
    text += placeholder;
    if (element.type === TYPE.pound) continue;
    if ('value' in element) shape.names.push(element.value);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.keys(element.options).sort();
      if (element.type === TYPE.select) shape.selects.push(`${element.value}: ${options.join(',')}`);
      else shape.plurals.push(...options.filter((option) => !option.startsWith('=')));
      for (const { value } of Object.values(element.options)) visit(value, shape);
    }
  }
  shape.branches.push(text);
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

/** Throws the ICU parser's error for an invalid message. */
export const shapeOf = (message: string): MessageShape => {
  const shape = { names: [], selects: [], plurals: [], branches: [] };
  visit(parse(message, { ignoreTag: true }), shape);
  return {
    names: unique(shape.names),
    selects: unique(shape.selects),
    plurals: unique(shape.plurals),
    branches: shape.branches,
  };
};

type Rule = readonly [pattern: RegExp, problem: string];

/** The raw message. */
const writtenRules: readonly Rule[] = [
  [/'/, 'a straight apostrophe, which ICU takes for an escape: write ’'],
  [/^\s|\s$/, 'a space at its edge'],
];

/** The visible text, without ICU syntax. */
const readRules: readonly Rule[] = [
  [/"/, 'straight quotation marks'],
  [/<\/?[a-z]/i, 'markup'],
  [/ {2}/, 'two spaces'],
  [/(?:^|\s)-[\ufffc\d]/, 'a hyphen as a minus sign: write − (U+2212)'],
  [/\u2212\s/, 'a space after a minus sign: the format writes an amount with its sign'],
];

// English keeps the documents' spelling. `find-message-problems.ts` rejects English texts in the other catalogues.
const shown: readonly Rule[] = [[/\.\.\./, 'three dots: write …']];

const french: readonly Rule[] = [
  ...shown,
  [/[^\u202f;:!?\d\ufffc][;:!?]|[\d\ufffc][;!?]|[\d\ufffc]:(?!\d)/, 'no U+202F before ; : ! ?'],
  [/«(?!\u202f)|[^\u202f]»/, 'no U+202F inside « »'],
  [/[^\u00a0][%€]/, 'no U+00A0 before % or €'],
];

const byLanguage: Readonly<Record<string, readonly Rule[]>> = {
  fr: french,
  es: [
    ...shown,
    [/[^\u00a0][%€]/, 'no U+00A0 before % or €'],
    [/^[^¡]*!/, 'an exclamation without ¡'],
    [/^[^¿]*\?/, 'a question without ¿'],
  ],
  nl: [...shown, [/\s%/, 'a space before %']],
  it: [...shown, [/\s%/, 'a space before %']],
  en: [],
};

const isAddress = (text: string): boolean => /https?:\/\//.test(text);

/** Typography violations of a message. */
export const typographyProblems = (
  locale: CatalogueLocale,
  written: string,
  shape: MessageShape,
): readonly string[] => {
  const rules = [...readRules, ...(byLanguage[locale.slice(0, 2)] ?? [])];
  const found = [
    ...writtenRules.filter(([pattern]) => pattern.test(written)),
    ...rules.filter(([pattern]) => shape.branches.some((text) => !isAddress(text) && pattern.test(text))),
  ];
  return found.map(([, problem]) => `has ${problem}`);
};

const same = (first: readonly string[], second: readonly string[]): boolean => first.join() === second.join();

/** Differences in structure between a translation and its source. */
export const shapeProblems = (
  locale: CatalogueLocale,
  shape: MessageShape,
  source: MessageShape,
): readonly string[] => {
  const categories = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions().pluralCategories;
  const foreign = shape.plurals.filter((option) => !categories.includes(option as Intl.LDMLPluralRule));
  return [
    ...(same(shape.names, source.names)
      ? []
      : [`has the arguments {${shape.names.join()}} and en has {${source.names.join()}}`]),
    ...(same(shape.selects, source.selects) ? [] : ['does not have the options of the select in en']),
    ...foreign.map((option) => `has the plural category "${option}", which ${locale} does not use`),
  ];
};
