import type { Card, HeldBoxQuery } from '@detour/shared-contracts/api';
import { zonedNow, type Cents } from '@detour/shared-contracts/base';
import { isBoxCode } from '@detour/shared-contracts/rules';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { HttpProblem } from '../../http/problem';
import { findOfferRows } from '../search/offers/offer-rows.repository';
import { findOffers } from '../search/offers/offers.repository';
import { prepareSearch, type PreparedSearch } from '../search/search-answer';
import { toCard } from '../search/offers/to-card';
import { findVoucherByCode } from '../../sales/vouchers/voucher.repository';
import { type VoucherRow } from '../../sales/vouchers/voucher-row';
import { findBoxStays } from './box-offers.repository';
import { boxAdults } from './box-view';
import { findBox, type BoxRow } from './find-box';

type Context = Pick<GatewayContext, 'db' | 'clock'>;
type HeldWishes = Omit<
  HeldBoxQuery,
  'page' | 'limit' | 'numberOfPackagesPerHotel' | 'selectivePublicationAffiliateId'
>;

/** Maximum number of stays per hotel. @spec BENEF-004 CALL-002 */
const packagesPerHotel = 20;

/** Default number of stays per page. */
const pageSize = 24;

/** More stays than any box unlocks. */
const allOfThem = 5000;

// The same response for an unknown code and for a code of another gift, so that guessing reveals nothing.
const unknown = (): HttpProblem =>
  new HttpProblem({ status: 404, code: 'BOX_NOT_FOUND', detail: 'No box belongs to this code.' });

/** A gift and the stays that it can pay for. */
export interface HeldGift {
  /** The box whose stays are allowed. Null for any stay. */
  readonly box: BoxRow | null;
  readonly adults: number;
  /** Number of nights of the gift. Null for that of the stay. */
  readonly nights: number | null;
  /** Value of the gift for a stay, in cents. */
  readonly worth: Cents;
  /** True for only those stays that the gift pays for in full. @spec CALL-005 */
  readonly isNarrow?: boolean;
}

const toHeldBox = (box: BoxRow, worth: Cents): HeldGift => ({
  box,
  adults: boxAdults,
  nights: box.nights,
  worth,
});

/** The box of a voucher. Throws 404 for a box that no longer exists. */
export const getBoxOfVoucher = async (db: Database, voucher: VoucherRow): Promise<HeldGift> => {
  const box = voucher.kind === 'box' && (await findBox(db, voucher.product_id));
  if (!box) throw unknown();
  return toHeldBox(box, voucher.remaining);
};

/** The box of a box code, or of the code of a usable voucher. Throws 404 for any other code. */
export const getHeldBox = async ({ db, clock }: Context, code: string, locale: Locale): Promise<HeldGift> => {
  if (isBoxCode(code)) {
    const box = await findBox(db, code);
    if (!box) throw unknown();
    return toHeldBox(box, box.reference_price);
  }
  const voucher = await findVoucherByCode(db, code);
  const today = zonedNow(clock.now(), timeZoneOf(locale)).date;
  if (!voucher || voucher.remaining === 0 || voucher.valid_until < today) throw unknown();
  return getBoxOfVoucher(db, voucher);
};

const staysOf = async (db: Database, box: BoxRow): Promise<readonly string[]> => {
  const { stays } = await findBoxStays(db, { box, home: 'FR', limit: allOfThem, offset: 0 });
  return stays.map(({ id }) => id);
};

/** Builds a holder's search: the stays of the gift for its guests and nights, with the visitor's filters. @spec CALL-002 */
export const prepareHeldSearch = async (
  context: Context,
  gift: HeldGift,
  { locale, ...wishes }: HeldWishes,
): Promise<PreparedSearch> => {
  const search = await prepareSearch(context, {
    criteria: {
      ...wishes,
      adult: gift.adults,
      child: 0,
      baby: 0,
      ...(gift.nights === null ? {} : { night: gift.nights }),
    },
    locale,
    flow: 'booking',
    isGift: false,
  });
  return {
    ...search,
    ...(gift.isNarrow && { filter: { ...search.filter, price: { min: null, max: gift.worth } } }),
    ...(gift.box && { among: await staysOf(context.db, gift.box) }),
  };
};

/** Amount left to pay on the given dates, or on the cheapest ones. Taxes paid at the hotel are separate. @spec BENEF-009 */
const toHeldCard = (card: Card, { adults, worth, ...gift }: HeldGift): Card => {
  const nights = gift.nights ?? card.nights;
  const cost =
    card.checkin === null ? (card.amountToPay * nights) / Math.max(1, card.nights) : card.amountToPay;
  const left = Math.max(0, Math.ceil(cost) - worth);
  return {
    ...card,
    priceType: 'beneficiary',
    sellPrice: left,
    refPrice: left,
    finalPrice: left,
    moneySaved: 0,
    amountToPay: left,
    localTaxTotalAmount: Math.max(0, card.sellPrice + card.localTaxTotalAmount - card.amountToPay),
    promo: 0,
    nights,
    prices: [
      {
        paxComposition: { adults },
        promo: 0,
        sellPrice: left,
        barPrice: left,
        priceType: 'beneficiary',
      },
    ],
  };
};

/** @spec CALL-001 CALL-002 BENEF-004 */
export const answerHeldOffers = async (context: Context, held: HeldGift, query: HeldBoxQuery) => {
  const {
    page = 0,
    limit = pageSize,
    numberOfPackagesPerHotel = packagesPerHotel,
    selectivePublicationAffiliateId: _,
    ...wishes
  } = query;
  const search = await prepareHeldSearch(context, held, wishes);
  const found = await findOffers(context.db, {
    ...search,
    orderBy: 'priceQuality',
    packagesPerHotel: numberOfPackagesPerHotel,
    limit,
    offset: page * limit,
  });
  const rows = await findOfferRows(
    context.db,
    found.offers.map(({ id }) => id),
    query.locale,
  );
  const exactMatch = found.offers.flatMap((offer, index) => {
    const row = rows.get(offer.id);
    if (!row) return [];
    return [
      toHeldCard(toCard(offer, row, page * limit + index, { ...search, today: search.moment.today }), held),
    ];
  });
  return { exactMatch, totalCount: found.total };
};
