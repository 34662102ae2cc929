import type {
  Card,
  FacetsResponse,
  HeldBoxFacetsQuery,
  HeldBoxQuery,
  HeldSort,
} from '@detour/shared-contracts/api';
import { zonedNow, type Cents } from '@detour/shared-contracts/base';
import { giftPrice, isBoxCode } from '@detour/shared-contracts/rules';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { HttpProblem } from '../../http/problem';
import { toFacets } from '../search/facets/to-facets';
import { parseFacets } from '../search/search.routes';
import type { FoundOffer } from '../search/offers/offers.repository';
import { prepareSearch, type PreparedSearch } from '../search/search-answer';
import { toCard } from '../search/offers/to-card';
import type { SearchContext } from '../search/stay-source';
import { findVoucherByCode } from '../../sales/vouchers/voucher.repository';
import { type VoucherRow } from '../../sales/vouchers/voucher-row';
import { findBoxStays } from './box-offers.repository';
import { boxAdults } from './box-view';
import { findBox, type BoxRow } from './find-box';

type Context = Pick<GatewayContext, 'db' | 'clock'>;
type HeldWishes = Omit<HeldBoxQuery, 'page' | 'limit' | 'orderBy' | 'performMapSearch'>;

/** Maximum number of stays per hotel. @spec BENEF-004 CALL-002 */
const packagesPerHotel = 20;

/** Maximum number of stays on a map. */
const mapLimit = 500;

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
  /** Id of the given stay, if the page shows it beside the list. */
  readonly besides?: string;
  /** Ids of hotels that do not accept this gift. */
  readonly hidden?: readonly string[];
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
  const { stays } = await findBoxStays(db, { box, home: 'FR', hidden: [], limit: allOfThem, offset: 0 });
  return stays.map(({ id }) => id);
};

/** Builds a holder's search: the stays of the gift for its guests and nights, with the visitor's filters. @spec CALL-002 */
const prepareHeldSearch = async (
  context: Context,
  gift: HeldGift,
  {
    locale,
    leftMax,
    numberOfPackagesPerHotel: _number,
    selectivePublicationAffiliateId: _id,
    ...wishes
  }: HeldWishes,
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
  const { worth, nights } = gift;
  const max = gift.isNarrow ? 0 : leftMax;
  return {
    ...search,
    ...(max !== undefined && { filter: { ...search.filter, left: { worth, nights, max } } }),
    ...(gift.box && { among: await staysOf(context.db, gift.box) }),
    ...(gift.besides !== undefined && { without: gift.besides }),
    withoutHotels: gift.hidden,
  };
};

/** Counts the stays of the holder's list, by value of each facet. */
export const answerHeldFacets = async (
  context: SearchContext,
  gift: HeldGift,
  { withNames, propertiesRequested, ...wishes }: HeldBoxFacetsQuery,
): Promise<FacetsResponse> => {
  const facets = parseFacets(propertiesRequested);
  const search = await prepareHeldSearch(context, gift, wishes);
  const number = wishes.numberOfPackagesPerHotel ?? packagesPerHotel;
  return toFacets(await context.stays.countFacets(search, facets, number), wishes.locale, withNames);
};

/** Amount left to pay on the given dates, or on the cheapest ones. Taxes paid at the hotel are separate. @spec BENEF-009 */
const toHeldCard = (card: Card, { adults, worth, ...gift }: HeldGift): Card => {
  const nights = gift.nights ?? card.nights;
  const cost =
    card.checkin === null ? (card.amountToPay * nights) / Math.max(1, card.nights) : card.amountToPay;
  const left = giftPrice(Math.ceil(cost), worth).due;
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

/** The amount left to pay follows the price of a night where all stays have the nights of the gift. */
const orderOf = (sort: HeldSort, { nights }: HeldGift) =>
  sort === 'priceAsc' && nights !== null ? ('payAsc' as const) : sort;

/** The cards of found offers, numbered from `first`. */
const toCards = async (
  { stays }: Pick<SearchContext, 'stays'>,
  {
    held,
    search,
    offers,
    first = 0,
  }: {
    readonly held: HeldGift;
    readonly search: PreparedSearch;
    readonly offers: readonly FoundOffer[];
    readonly first?: number;
  },
): Promise<Card[]> => {
  const { locale } = search;
  const rows = await stays.findRows(
    offers.map(({ id }) => id),
    locale,
  );
  return offers.flatMap((offer, index) => {
    const row = rows.get(offer.id);
    return row ? [toHeldCard(toCard(offer, row, first + index, search), held)] : [];
  });
};

/** @spec CALL-001 CALL-002 BENEF-004 */
export const answerHeldOffers = async (context: SearchContext, held: HeldGift, query: HeldBoxQuery) => {
  const { page = 0, limit = pageSize, orderBy = 'priceQuality', performMapSearch: isMap, ...wishes } = query;
  const search = await prepareHeldSearch(context, held, wishes);
  const first = isMap ? 0 : page * limit;
  const found = await context.stays.findOffers({
    ...search,
    orderBy: orderOf(orderBy, held),
    packagesPerHotel: wishes.numberOfPackagesPerHotel ?? packagesPerHotel,
    limit: isMap ? mapLimit : limit,
    offset: first,
  });
  return {
    exactMatch: await toCards(context, { held, search, offers: found.offers, first }),
    totalCount: found.total,
    place: search.area.destination?.label ?? null,
  };
};

/** One stay as a gift pays it on its cheapest days. Null when it is not on sale. */
export const findHeldStay = async (
  context: SearchContext,
  held: HeldGift,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<Card | null> => {
  const search = { ...(await prepareHeldSearch(context, held, { locale })), among: [id] };
  const { offers } = await context.stays.findOffers({
    ...search,
    orderBy: 'priceQuality',
    packagesPerHotel,
    limit: 1,
    offset: 0,
  });
  const [card] = await toCards(context, { held, search, offers });
  return card ?? null;
};
