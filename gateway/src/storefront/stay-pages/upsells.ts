import type { ProgramLine, Upsell } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { assessStay, type AssessedStay, type Guests, type Moment } from '../../sales/inventory/assess-stay';
import { findNights, type StayProduct } from '../../sales/inventory/stay-product.repository';
import { labelOf } from '../../sales/inventory/stay-labels';
import type { Database } from '../../database/open-database';
import { programLinesOf } from '../../catalogue/program-lines';

export interface UpsellAsk {
  readonly guests: Guests;
  /** Without dates, the cheapest days of the present stay are used. */
  readonly dates?: { readonly checkin: IsoDate; readonly nights: number };
  readonly moment: Moment;
  readonly locale: Locale;
  /** True for upsells that need no date: a gift has none. */
  readonly gift: boolean;
}

const keyOf = (line: ProgramLine): string => `${line.type} ${line.activityId ?? ''} ${line.title}`;

/** Additional lines of the larger programme. Null unless one contains the other. */
const differenceOf = (
  own: readonly ProgramLine[],
  other: readonly ProgramLine[],
): { readonly added: boolean; readonly lines: readonly ProgramLine[] } | null => {
  const [mine, theirs] = [new Set(own.map(keyOf)), new Set(other.map(keyOf))];
  const more = other.filter((line) => !mine.has(keyOf(line)));
  const less = own.filter((line) => !theirs.has(keyOf(line)));
  if (more.length > 0 && less.length === 0) return { added: true, lines: more };
  if (less.length > 0 && more.length === 0) return { added: false, lines: less };
  return null;
};

/** True when everything else is equal: the same nights in the same room on the same terms. */
const isSameStay = ({ pack: one }: StayProduct, { pack: other }: StayProduct): boolean =>
  one.id !== other.id &&
  one.kind === other.kind &&
  one.room_type_id === other.room_type_id &&
  one.min_nights === other.min_nights &&
  one.max_nights === other.max_nights &&
  one.cancellation === other.cancellation &&
  one.cancellation_days === other.cancellation_days;

const totalOf = ({ price }: AssessedStay): number => price.sellPrice + price.localTaxTotalAmount;

const datesOf = ({ pack }: StayProduct, { dates }: UpsellAsk) =>
  dates ??
  (pack.from_checkin && pack.from_nights
    ? { checkin: pack.from_checkin as IsoDate, nights: pack.from_nights }
    : null);

const isDated = ({ type, activityId }: ProgramLine): boolean => type === 'activity' && activityId !== null;

/**
 * Variants of a stay with more or less in its programme, and their price difference on the same nights.
 * @spec PROD-018 PROD-062 PROD-065
 */
export const findUpsells = async (
  db: Database,
  product: StayProduct,
  others: readonly StayProduct[],
  ask: UpsellAsk,
): Promise<Upsell[]> => {
  const dates = datesOf(product, ask);
  if (!dates) return [];
  const until = addDays(dates.checkin, dates.nights);
  const nights = await findNights(db, { roomTypeId: product.room.id, from: dates.checkin, until });
  const assess = (one: StayProduct) => assessStay(one, nights, { ...dates, guests: ask.guests }, ask.moment);
  const present = assess(product);
  if (!present.ok) return [];
  const own = programLinesOf(product.pack.program, ask.locale);
  return others
    .filter((other) => isSameStay(product, other))
    .flatMap((other): Upsell[] => {
      const difference = differenceOf(own, programLinesOf(other.pack.program, ask.locale));
      if (!difference || (ask.gift && difference.lines.some(isDated))) return [];
      const stay = assess(other);
      if (!stay.ok) return [];
      const priceDifference = totalOf(stay.value) - totalOf(present.value);
      return [
        {
          id: other.pack.id,
          label: labelOf(other, ask.locale),
          added: difference.added,
          priceDifference,
          priceDifferencePerLos: priceDifference / dates.nights,
          programLines: [...difference.lines],
          activityIds: difference.lines.flatMap(({ activityId }) => activityId ?? []),
          imagesBySize: { ...difference.lines[0]?.image?.sizes },
        },
      ];
    });
};
