import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CatalogueLocale } from './catalogues';

/** The shape of a message that every language must share. */
export interface MessageShape {
  readonly names: readonly string[];
  /** `name: option,option` of each select. */
  readonly selects: readonly string[];
  readonly plurals: readonly string[];
  /** Literal text by branch; each argument is one U+FFFC. */
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

/** Throws what the ICU parser says of a message that is none. */
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

const everywhere: readonly Rule[] = [
  [/'/, 'a straight apostrophe, which ICU takes for an escape: write ’'],
  [/"/, 'straight quotation marks'],
  [/\.\.\./, 'three dots: write …'],
  [/<\/?[a-z]/i, 'markup'],
  [/ {2}/, 'two spaces'],
  [/^\s|\s$/, 'a space at its edge'],
];

const french: readonly Rule[] = [
  [/[^\u202f;:!?\d\ufffc][;:!?]|[\d\ufffc][;!?]|[\d\ufffc]:(?!\d)/, 'no U+202F before ; : ! ?'],
  [/«(?!\u202f)|[^\u202f]»/, 'no U+202F inside « »'],
  [/[^\u00a0][%€]/, 'no U+00A0 before % or €'],
];

const byLanguage: Readonly<Record<string, readonly Rule[]>> = {
  fr: french,
  es: [
    [/[^\u00a0][%€]/, 'no U+00A0 before % or €'],
    [/^[^¡]*!/, 'an exclamation without ¡'],
    [/^[^¿]*\?/, 'a question without ¿'],
  ],
  nl: [[/\s%/, 'a space before %']],
  it: [[/\s%/, 'a space before %']],
  en: [],
};

const isAddress = (text: string): boolean => /https?:\/\//.test(text);

/** What the house's typography says against a message. */
export const typographyProblems = (
  locale: CatalogueLocale,
  message: string,
  shape: MessageShape,
): readonly string[] => {
  const rules = byLanguage[locale.slice(0, 2)] ?? [];
  const first = everywhere.slice(0, 1).filter(([pattern]) => pattern.test(message));
  const rest = [...everywhere.slice(1, 5), ...rules].filter(([pattern]) =>
    shape.branches.some((branch) => !isAddress(branch) && pattern.test(branch)),
  );
  const edge = everywhere.slice(5).filter(([pattern]) => pattern.test(message));
  return [...first, ...rest, ...edge].map(([, problem]) => `has ${problem}`);
};

const same = (first: readonly string[], second: readonly string[]): boolean => first.join() === second.join();

/** What a translation has that its source has not, or the other way round. */
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
    ...foreign.map((option) => `has the plural "${option}", which the language has not`),
  ];
};
