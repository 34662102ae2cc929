import { codeInFormat } from '@detour/shared-contracts/rules';
import type { Selectable } from 'kysely';
import { wordingOf, type BoxTexts } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { inMealWords } from '../../catalogue/meal-words';
import type { Database } from '../../database/open-database';
import type { BoxTable } from '../../database/tables/catalogue-tables';

export type BoxRow = Selectable<BoxTable>;

/** Finds a box on sale by the code of either format. Its `price` is today's, in cents. */
export const findBox = (db: Database, code: string): Promise<BoxRow | undefined> =>
  db
    .selectFrom('box')
    .selectAll()
    .where('code', '=', codeInFormat(code, 'digital'))
    .where('published', '=', true)
    .executeTakeFirst();

export const boxTextsOf = (row: Pick<BoxRow, 'texts'>, locale: Locale): BoxTexts => {
  const texts = row.texts[wordingOf(locale)];
  return {
    ...texts,
    title: inMealWords(locale, texts.title),
    description: inMealWords(locale, texts.description),
    includedContent: inMealWords(locale, texts.includedContent),
  };
};
