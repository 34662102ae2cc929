import type { Cents } from '@detour/shared-contracts/base';
import { amountsOf } from './stay-amounts';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';

/** Everything that the price of a stay depends on. Percentages are whole. */
interface SummedStayInput {
  /** Cents for one room over all nights. */
  readonly nightSum: Cents;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  /** Babies are free and need no bed (A-177). */
  readonly children: number;
  /** Cents per adult and night for what the package includes. */
  readonly supplement: Cents;
  readonly childPercent: number;
  /** Percentage of today, see `promoOn`. */
  readonly promoPercent: number;
  readonly referenceBp: number;
  readonly tax: TaxColumn | null;
}

/** The same with the prices of the nights: cents for one room and night. */
export interface StayPriceInput extends Omit<SummedStayInput, 'nightSum' | 'nights'> {
  readonly nightPrices: readonly Cents[];
}

/** Cents for all guests and nights. `refPrice` may be shown struck through beside `sellPrice`. */
export interface StayPrice {
  readonly refPrice: Cents;
  readonly sellPrice: Cents;
  readonly localTaxTotalAmount: Cents;
  /** Excludes a tax that is paid at the hotel (A-030). */
  readonly amountToPay: Cents;
  readonly taxAtHotel: Cents;
}

/**
 * Computes the price of a stay. Search, calendar, quote and order use this function or its SQL equivalent `stayPriceSql`; a test
 * compares both.
 */
export const priceStay = ({ nightPrices, ...input }: StayPriceInput): StayPrice =>
  priceSummedStay({
    ...input,
    nights: nightPrices.length,
    nightSum: nightPrices.reduce((sum, price) => sum + price, 0),
  });

/** The same when only the sum of the nights is known. */
export const priceSummedStay = (input: SummedStayInput): StayPrice => {
  const { nights } = input;
  const roomTotal = input.rooms * input.nightSum;
  const shares = input.adults * 100 + input.children * input.childPercent;
  const ordinary = roomTotal + Math.floor((input.supplement * nights * shares + 50) / 100);
  const sellPrice = Math.floor((ordinary * (100 - input.promoPercent) + 99) / 100);
  const refPrice = Math.max(sellPrice, Math.floor((ordinary * input.referenceBp) / 10_000));
  const { localTax, taxAtHotel, amountToPay } = amountsOf(input.tax, {
    sellPrice,
    nights,
    adults: input.adults,
  });
  return { refPrice, sellPrice, localTaxTotalAmount: localTax, amountToPay, taxAtHotel };
};

/** Promotion percentage on a day: 0 before the promotion starts and after its last day. */
export const promoOn = (
  pack: {
    readonly promo_percent: number;
    readonly promo_from: string | null;
    readonly promo_until: string | null;
  },
  day: string,
): number => {
  const started = pack.promo_from !== null && pack.promo_from <= day;
  return started && (pack.promo_until === null || day <= pack.promo_until) ? pack.promo_percent : 0;
};

/** Saved percentage, whole, rounded down except for the cent that price rounding took. @spec QUOTE-007 */
export const savedPercent = ({ refPrice, sellPrice }: Pick<StayPrice, 'refPrice' | 'sellPrice'>): number =>
  refPrice > sellPrice ? Math.floor(((refPrice - sellPrice + 1) * 100) / refPrice) : 0;

type Value = Expression<unknown> | number;

interface StayPriceSqlInput {
  /** Sum of `room_night.price` over the stay, for one room. */
  readonly nightSum: Value;
  readonly nights: Value;
  readonly adults: Value;
  readonly children: Value;
  /** Today in the market, for the promotion. */
  readonly today: string;
  /** Alias of the table in the query. */
  readonly packageTable: string;
  readonly roomTypeTable: string;
  readonly hotelTable: string;
}

export interface StayPriceSql {
  readonly rooms: RawBuilder<number>;
  readonly refPrice: RawBuilder<number>;
  readonly sellPrice: RawBuilder<number>;
  readonly localTaxTotalAmount: RawBuilder<number>;
  readonly amountToPay: RawBuilder<number>;
}

const int = (value: Value): RawBuilder<number> => sql<number>`(${value})::bigint`;

/** The local tax of a stay as an SQL expression. `tax` is the column of the hotel. */
export const localTaxSql = (
  tax: RawBuilder<unknown>,
  { sellPrice, adults, nights }: Readonly<Record<'sellPrice' | 'adults' | 'nights', RawBuilder<unknown>>>,
): RawBuilder<number> => {
  // Doubles, because JavaScript multiplies doubles: both then round alike.
  const percentage = sql`floor(${sellPrice}::float8 * (${tax}->>'percentage')::float8 / 100 + 0.5)::bigint`;
  return sql<number>`(case ${tax}->>'type'
    when 'PER_PERSON_PER_NIGHT' then (${tax}->>'amount')::bigint * ${adults} * ${nights}
    when 'BOOKING_PERCENTAGE' then ${percentage} else 0 end)`;
};

/** The same price as SQL expressions, to filter, sort and page by it. SQL integer division truncates, like `Math.floor` here. */
export const stayPriceSql = (input: StayPriceSqlInput): StayPriceSql => {
  const column = (table: string, name: string): RawBuilder<unknown> => sql`${sql.ref(`${table}.${name}`)}`;
  const pack = (name: string): RawBuilder<unknown> => column(input.packageTable, name);
  const tax = column(input.hotelTable, 'tax');
  const [nights, adults, children] = [int(input.nights), int(input.adults), int(input.children)];

  const rooms = roomsSql(adults, children, column(input.roomTypeTable, 'max_capacity'));
  const shares = sql`(${adults} * 100 + ${children} * ${pack('child_percent')})`;
  const supplement = sql`((${pack('supplement')}::bigint * ${nights} * ${shares} + 50) / 100)`;
  const ordinary = sql`(${rooms} * ${int(input.nightSum)} + ${supplement})`;
  const promo = sql`(case when ${pack('promo_from')} <= ${input.today}::date
    and (${pack('promo_until')} is null or ${pack('promo_until')} >= ${input.today}::date)
    then ${pack('promo_percent')} else 0 end)`;
  const sellPrice = sql<number>`((${ordinary} * (100 - ${promo}) + 99) / 100)`;
  const refPrice = sql<number>`greatest(${sellPrice}, ${ordinary} * ${pack('reference_bp')} / 10000)`;
  const localTaxTotalAmount = localTaxSql(tax, { sellPrice, adults, nights });
  const amountToPay = sql<number>`(${sellPrice} + case when (${tax}->>'toBePaidAtHotel')::boolean then 0
    else ${localTaxTotalAmount} end)`;
  return { rooms, refPrice, sellPrice, localTaxTotalAmount, amountToPay };
};

/** The smallest number of rooms for the guests, babies not counted (A-176, A-177). */
export const roomsSql = (adults: Value, children: Value, maxCapacity: Value): RawBuilder<number> =>
  sql<number>`((${int(adults)} + ${int(children)} + ${maxCapacity} - 1) / ${maxCapacity})`;
