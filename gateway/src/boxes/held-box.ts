import {
  isBoxCode,
  timeZoneOf,
  zonedNow,
  type Card,
  type HeldBoxQuery,
  type Locale,
} from '@detour/shared-contracts';
import type { GatewayContext } from '../context';
import { HttpProblem } from '../http/problem';
import { findOfferRows } from '../search/offer-rows.repository';
import { findOffers } from '../search/offers.repository';
import { prepareSearch, type PreparedSearch } from '../search/search-answer';
import { toCard } from '../search/to-card';
import { findVoucherByCode } from '../vouchers/voucher.repository';
import { findBoxStays } from './box-offers.repository';
import { boxAdults } from './box-view';
import { findBox, type BoxRow } from './find-box';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** Stays of a hotel at most. @spec BENEF-004 CALL-002 */
const packagesPerHotel = 20;

/** Stays of a page without a wish. */
const pageSize = 24;

/** More than any box opens. */
const allOfThem = 5000;

// One answer for a code that nobody has and for one of another gift: trying teaches nothing.
const unknown = (): HttpProblem =>
  new HttpProblem({ status: 404, code: 'BOX_NOT_FOUND', detail: 'No box belongs to this code.' });

export interface HeldBox {
  readonly box: BoxRow;
  /** Cents that the gift pays of a stay. */
  readonly worth: number;
}

/** The box of a box code, or of the code of a voucher that can still be used. Throws the problem 404 for any other. */
export const getHeldBox = async ({ db, clock }: Context, code: string, locale: Locale): Promise<HeldBox> => {
  if (isBoxCode(code)) {
    const box = await findBox(db, code);
    if (!box) throw unknown();
    return { box, worth: box.reference_price };
  }
  const voucher = await findVoucherByCode(db, code);
  const today = zonedNow(clock.now(), timeZoneOf(locale)).date;
  if (voucher?.kind !== 'box' || voucher.remaining === 0 || voucher.valid_until < today) throw unknown();
  const box = await findBox(db, voucher.product_id);
  if (!box) throw unknown();
  // A box bought at a reduction opens what the box opens.
  return { box, worth: Math.max(voucher.remaining, box.reference_price) };
};

/** The search of a holder: the stays of the box, for its guests and nights, whatever else is asked. @spec CALL-002 */
export const prepareHeldSearch = async (
  context: Context,
  { box }: HeldBox,
  { locale, ...wishes }: Pick<HeldBoxQuery, 'locale' | 'checkin' | 'hotelId'>,
): Promise<PreparedSearch> => {
  const { stays } = await findBoxStays(context.db, { box, home: 'FR', limit: allOfThem, offset: 0 });
  const search = await prepareSearch(context, {
    criteria: { ...wishes, adult: boxAdults, child: 0, baby: 0, night: box.nights },
    locale,
    flow: 'booking',
    isGift: false,
  });
  return { ...search, among: stays.map(({ id }) => id) };
};

/** What the gift leaves to pay; without dates it covers every stay that it opens. @spec BENEF-009 */
const toHeldCard = (card: Card, { box, worth }: HeldBox): Card => {
  const left = card.checkin === null ? 0 : Math.max(0, card.amountToPay - worth);
  return {
    ...card,
    priceType: 'beneficiary',
    sellPrice: left,
    refPrice: left,
    amountToPay: left,
    promo: 0,
    nights: box.nights,
    prices: [
      {
        paxComposition: { adults: boxAdults },
        promo: 0,
        sellPrice: left,
        barPrice: left,
        priceType: 'beneficiary',
      },
    ],
  };
};

/** @spec CALL-001 CALL-002 BENEF-004 */
export const answerHeldOffers = async (context: Context, held: HeldBox, query: HeldBoxQuery) => {
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
