import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLocaleOf, locales } from '@detour/shared-contracts/sites';
import { foreignWordsOf } from '@detour/shared-contracts/testing';
import { listPackages } from '../boundaries/source-files';
import { readCatalogues, type Catalogue, type CatalogueLocale, type Catalogues } from './catalogues';
import { shapeOf, shapeProblems, typographyProblems, type MessageShape } from './message-problems';
import { findUsedIds, idsOfParts } from './used-ids';

const completeness = ({ texts }: Catalogues): readonly string[] =>
  locales.flatMap((locale) => {
    const fallback = fallbackLocaleOf(locale);
    const below: Catalogue = fallback ? texts[fallback] : {};
    const own = texts[locale];
    return [
      ...Object.keys(texts.en)
        .filter((id) => !(id in own) && !(id in below))
        .map((id) => `${locale}.json: has no "${id}"`),
      ...Object.keys(own)
        .filter((id) => !(id in texts.en))
        .map((id) => `${locale}.json: "${id}" is not in en`),
      ...Object.keys(own)
        .filter((id) => own[id] === below[id])
        .map((id) => `${locale}.json: "${id}" is the same as in ${fallback}: leave it out`),
    ];
  });

const readShape = (message: string): MessageShape | string => {
  try {
    return shapeOf(message);
  } catch (error) {
    return (error as Error).message;
  }
};

const messageProblems = (
  locale: CatalogueLocale,
  message: string,
  source: string | undefined,
): readonly string[] => {
  if (message.trim() === '') return ['is empty'];
  const shape = readShape(message);
  if (typeof shape === 'string') return [`is not a valid ICU message: ${shape}`];
  const sourceShape = source === undefined ? shape : readShape(source);
  return [
    ...typographyProblems(locale, message, shape),
    ...(typeof sourceShape === 'string' ? [] : shapeProblems(locale, shape, sourceShape)),
  ];
};

const wording = ({ texts }: Catalogues): readonly string[] =>
  (['en', ...locales] as const).flatMap((locale) =>
    Object.entries(texts[locale]).flatMap(([id, message]) =>
      messageProblems(locale, message, texts.en[id]).map((problem) => `${locale}.json: "${id}" ${problem}`),
    ),
  );

/** Texts of at least three words that are the same in English and in this language. */
const sameAsEnglish: ReadonlySet<string> = new Set(['it_IT.json: header.home']);

/** True for a text of at least three words, arguments included, one of them a real word: no pattern such as `{title} – {brand}`. */
const isSentence = (text: string): boolean =>
  (text.match(/[\p{L}’]+|\ufffc/gu) ?? []).length >= 3 && /\p{L}{2}/u.test(text);

/** Texts that are not in the language of their catalogue. */
const languageProblems = ({ texts }: Catalogues): readonly string[] =>
  locales.flatMap((locale) =>
    Object.entries(texts[locale]).flatMap(([id, message]) => {
      const shape = readShape(message);
      if (typeof shape === 'string') return [];
      const isCopied =
        message === texts.en[id] &&
        shape.branches.some(isSentence) &&
        !sameAsEnglish.has(`${locale}.json: ${id}`);
      const strange = shape.branches.flatMap((text) => foreignWordsOf(text, locale));
      return [
        ...(isCopied ? [`${locale}.json: "${id}" is the English text: translate it`] : []),
        ...(strange.length > 0
          ? [`${locale}.json: "${id}" has words of another language: ${strange.join(', ')}`]
          : []),
      ];
    }),
  );

const usage = (root: string, folder: string, en: Catalogue): readonly string[] => {
  const { literals, patterns, asked, sharedParts } = findUsedIds(join(root, folder, 'src'));
  const ofParts = idsOfParts(root, sharedParts);
  const isUsed = (id: string): boolean =>
    literals.has(id) ||
    ofParts.literals.has(id) ||
    [...patterns, ...ofParts.patterns].some((pattern) => pattern.test(id));
  return [
    ...Object.keys(en)
      .filter((id) => !isUsed(id))
      .map((id) => `en.json: "${id}" is not used in this package`),
    ...asked
      .filter(({ id }) => !(id in en))
      .map(({ id, file }) => `en.json: has no "${id}", which ${file} asks for`),
  ];
};

/** Glossary terms by id and locale. The first line names the columns. */
export const readGlossary = (file: string): Readonly<Record<string, Catalogue>> => {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const columns = head.split('\t');
  return Object.fromEntries(
    lines
      .filter((line) => line.includes('\t'))
      .map((line) => {
        const cells = line.split('\t');
        return [
          cells[0] ?? '',
          Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
        ];
      }),
  );
};

const glossaryProblems = (
  { texts }: Catalogues,
  glossary: Readonly<Record<string, Catalogue>>,
): readonly string[] =>
  locales.flatMap((locale) =>
    Object.entries(texts[locale]).flatMap(([id, message]) => {
      const word = glossary[id]?.[locale];
      return word && word !== message
        ? [`${locale}.json: "${id}" says “${message}” and the glossary “${word}”`]
        : [];
    }),
  );

/** One line per problem in any package's catalogues, `FOLDER/FILE: what is wrong`. */
export const findMessageProblems = (
  root: string,
  glossary: Readonly<Record<string, Catalogue>> = {},
): readonly string[] =>
  listPackages(root).flatMap(({ folder }) => {
    const messages = join(root, folder, 'src', 'messages');
    if (!existsSync(join(messages, 'en.json'))) return [];
    const catalogues = readCatalogues(messages);
    return [
      ...catalogues.problems,
      ...completeness(catalogues),
      ...wording(catalogues),
      ...languageProblems(catalogues),
      ...usage(root, folder, catalogues.texts.en),
      ...glossaryProblems(catalogues, glossary),
    ].map((problem) => `${folder}/src/messages/${problem}`);
  });
