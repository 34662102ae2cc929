import type { CareGifts } from '@detour/shared-contracts/api';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import { languageOf, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import { findGiftPrices } from '../../sales/gifts/gift-prices.repository';
import { momentOf } from '../../sales/inventory/assess-stay';
import { findGiftProduct } from '../../sales/vouchers/pricing/find-gift-product';

type CareGift = CareGifts['gifts'][number];
type Wished = Pick<CareGift, 'kind' | 'productId' | 'nights' | 'adults'>;

/** Products of each kind, at most. */
const most = 4;
const two = 2;

interface Ask {
  readonly text: string;
  readonly locale: Locale;
}

/** True when a label contains the text, ignoring case and accents. */
const holds = (label: ReturnType<typeof sql>, text: string) =>
  sql<boolean>`position(care_fold(${text}) in care_fold(coalesce(${label}, ''))) > 0`;

const findStays = async (
  { db }: Pick<GatewayContext, 'db'>,
  { text, locale }: Ask,
): Promise<readonly Wished[]> => {
  const rows = await db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .select('package.id')
    .where('package.published', '=', true)
    .where('hotel.active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('gift_price').select('nights').whereRef('package_id', '=', 'package.id')),
    )
    .where(({ or }) =>
      or([
        holds(sql`hotel.label`, text),
        holds(sql`package.texts -> ${sql.lit(languageOf(locale))} ->> 'label'`, text),
      ]),
    )
    .orderBy('hotel.label')
    .orderBy('package.id')
    .limit(most)
    .execute();
  const wished: Wished[] = [];
  for (const { id } of rows)
    for (const { nights } of (await findGiftPrices(db, id)).slice(0, 2))
      wished.push({ kind: 'gift_stay', productId: id, nights, adults: two });
  return wished;
};

const findBoxes = async (
  { db }: Pick<GatewayContext, 'db'>,
  { text, locale }: Ask,
): Promise<readonly Wished[]> => {
  const rows = await db
    .selectFrom('box')
    .select('code')
    .where('published', '=', true)
    .where(holds(sql`texts -> ${sql.lit(wordingOf(locale))} ->> 'title'`, text))
    .orderBy('code')
    .limit(most)
    .execute();
  return rows.map(({ code }) => ({ kind: 'box', productId: code, nights: null, adults: two }));
};

const findActivities = async (
  { db }: Pick<GatewayContext, 'db'>,
  { text, locale }: Ask,
): Promise<readonly Wished[]> => {
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'prices'])
    .where('published', '=', true)
    .where(holds(sql`texts -> ${sql.lit(wordingOf(locale))} ->> 'label'`, text))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, prices }) =>
    Object.keys(prices)
      .map(Number)
      .sort((a, b) => a - b)
      .slice(0, most)
      .map((adults) => ({ kind: 'activity' as const, productId: id, nights: null, adults })),
  );
};

/** Gifts whose name contains a text, each with its price for an exchange. */
export const searchGifts = async (
  context: Pick<GatewayContext, 'db' | 'clock'>,
  ask: Ask,
): Promise<CareGifts> => {
  const { db, clock } = context;
  const { locale } = ask;
  const moment = momentOf(clock.now(), timeZoneOf(locale));
  const wished = [
    ...(await findBoxes(context, ask)),
    ...(await findStays(context, ask)),
    ...(await findActivities(context, ask)),
  ];
  const gifts: CareGift[] = [];
  for (const wish of wished) {
    const item = { ...wish, bucket: null, value: null, format: 'digital' as const };
    const found = await findGiftProduct(db, item, { locale, moment });
    if (!found.ok) continue;
    const { label, venue, price } = found.value;
    gifts.push({ ...wish, label, venue, price });
  }
  return { gifts };
};
