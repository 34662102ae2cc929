import { addDays, zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { isForBookingDay, isForSite } from './choose-promotion';
import { rememberedDays } from './lawful-price';
import type { Promotion, PromotionTerms, SitePromotions } from './promotion';

interface VersionRow {
  readonly terms: PromotionTerms;
  readonly first_day: IsoDate;
  readonly last_day: IsoDate | null;
  readonly uses: number;
  readonly spent: number;
}

/** Cents left of a budget: 0 when the uses are used up, null without a limit. */
export const leftOf = (
  { mostUses, budget }: Pick<PromotionTerms, 'mostUses' | 'budget'>,
  { uses, spent }: { readonly uses: number; readonly spent: number },
): number | null => {
  if (mostUses !== null && uses >= mostUses) return 0;
  return budget === null ? null : Math.max(0, budget - spent);
};

/** Automatic promotions of a site, as they are committed now. `now` is ms UTC. */
export const findSitePromotions = async (
  db: Database,
  locale: Locale,
  now: number,
): Promise<SitePromotions> => {
  const today = zonedNow(now, timeZoneOf(locale)).date;
  const { rows } = await sql<VersionRow>`
    select version.terms, version.first_day, version.last_day, promotion.uses, promotion.spent::float8 as spent
    from promotion_version as version join promotion_code as promotion on promotion.code = version.code
    where version.automatic and (version.last_day is null or version.last_day >= ${addDays(today, -rememberedDays)}::date)
    order by version.id`.execute(db);
  const here = rows.filter(({ terms }) => isForSite(terms, locale));
  return {
    live: here.flatMap((row): readonly Promotion[] =>
      row.last_day === null && isForBookingDay(row.terms, today)
        ? [{ ...row.terms, left: leftOf(row.terms, row) }]
        : [],
    ),
    versions: here.map(({ terms, first_day: from, last_day: until }) => ({ terms, from, until })),
  };
};
