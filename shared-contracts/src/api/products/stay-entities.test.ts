import type { TSchema } from '@sinclair/typebox';
import { CancellationPolicy } from './card.schema';
import { HotelOffer, HotelPage, HotelRoom, Upsell } from './hotel.schema';
import { CancellationOption, InsuranceState } from '../orders/insurance.schema';
import { WalletOrderRequest } from '../orders/order.schema';
import {
  ActivityChoice,
  AvailabilityDay,
  FinalPrice,
  ProgramLine,
  Room,
  HotelDetail,
  LocalTax,
  ReviewsResponse,
} from './stay.schema';

type Shape = TSchema & {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
};

/** The schema at a path such as `rooms.offers`. Steps through lists and nullable members. */
const at = (schema: Shape, path: string): Shape =>
  (path === '' ? [] : path.split('.')).reduce<Shape>((present, name) => {
    const inner = present.anyOf?.[0] ?? present.items ?? present;
    const next = (inner.anyOf?.[0] ?? inner).properties?.[name];
    if (!next) throw new Error(`There is no member ${name} on the way to ${path}.`);
    return next;
  }, schema);

const membersOf = (schema: Shape, path: string): readonly string[] => {
  const found = at(schema, path);
  const inner = found.anyOf?.[0] ?? found.items ?? found;
  return Object.keys((inner.anyOf?.[0] ?? inner).properties ?? {});
};

const hotel = 'id label images breadCrumb weekends rooms nearbyHotels active stars location review uri';
const buyer = 'email civility firstName lastName phoneNumber addressLine postalCode city country';

describe('responses about stays and hotels', () => {
  it.each([
    ['a hotel [HOTEL-022]', HotelPage, '', hotel],
    ['a hotel’s place [HOTEL-022]', HotelPage, 'location', 'label'],
    ['a room [HOTEL-023]', HotelRoom, '', 'id uuid label size type capacity highlights images offers'],
    [
      'an offer of a room [HOTEL-024]',
      HotelOffer,
      '',
      'id nights sellPrice refPrice promoPercentageRounded checkin paxCount hasSelectedDates shortProgramIntroWithoutRoom cancellationPolicy room',
    ],
    ['its cancellation [HOTEL-024]', HotelOffer, 'cancellationPolicy', 'cancellable'],
    [
      'a hotel of an offer [HOTEL-026]',
      HotelDetail,
      '',
      'id label location review stars description highlightedFacilities infoGeneral facilities checkInOut policy importantInfos',
    ],
    ['its position [HOTEL-026]', HotelDetail, 'location', 'label lat lng'],
    ['its groups of facilities [HOTEL-026]', HotelDetail, 'infoGeneral', 'code facilities'],
    ['its hours [HOTEL-026]', HotelDetail, 'checkInOut', 'checkin checkout'],
    [
      'its rules for pets [HOTEL-027]',
      HotelDetail,
      'policy',
      'petsAllowed petsPrice petsMaxWeight petsMaxNumberOfPets',
    ],
    ['the shared hotel [HOTEL-028]', HotelDetail, '', 'id label stars uri location ecoFacilities'],
    ['the ways to a hotel [HOTEL-031]', HotelPage, 'transport', 'airportLabel trainStationLabel'],
    ['a day of the calendar [PROD-060]', AvailabilityDay, '', 'day price promo bestPriceOfTheMonth'],
    [
      'an extra [PROD-065]',
      Upsell,
      '',
      'id label priceDifference priceDifferencePerLos programLines activityIds imagesBySize',
    ],
    ['a local tax [PROD-067]', LocalTax, '', 'amount currency toBePaidAtHotel type percentage'],
    [
      'a final price [PROD-069]',
      FinalPrice,
      '',
      'sellPrice extraDiscount nights localTaxTotalAmount amountToPay',
    ],
    [
      'a line of a programme [PROD-070]',
      ProgramLine,
      '',
      'activityId title imageUrl detailList whyList mustKnowList schedules how where duration type repeated singleDay importantInfos icon',
    ],
    [
      'a line of a programme, with who takes part and what is served [PROD-071]',
      ProgramLine,
      '',
      'activityParticipantsLabel displayPax menu',
    ],
    [
      'a room of a stay [PROD-072]',
      Room,
      '',
      'bedding capacity maxCapacity description detailsSection highlightedFacilities images imageUrl size title type importantInfos',
    ],
    ['the details of a room [PROD-072]', Room, 'detailsSection', 'title details'],
    [
      'the choice of an activity’s day [PROD-077]',
      ActivityChoice,
      '',
      'activityId title dates displayPax activityParticipantsLabel',
    ],
    ['its days [PROD-077]', ActivityChoice, 'dates', 'value date'],
    [
      'the items of a wallet order [WALLET-007]',
      WalletOrderRequest,
      'items',
      'insuranceItem promotionCodeItem shortStayItem',
    ],
    ['its wish [WALLET-007]', WalletOrderRequest, 'items.shortStayItem', 'gift specialRequest'],
    [
      'a cancellation policy [PROD-073]',
      CancellationPolicy,
      '',
      'type cancellable cancellationDeadline cancellableUntil',
    ],
    ['an insurance [INS-010]', InsuranceState, '', 'amount hasInsurance error isFetching'],
    ['a cancellation option [INS-011]', CancellationOption, '', 'id sellPrice cancellationPolicy'],
    ['a response with reviews [REV-002]', ReviewsResponse, '', 'totalCount score list details'],
    ['a review [REV-003]', ReviewsResponse, 'list', 'id locale customer type date average positive negative'],
    [
      'the details of reviews [REV-004]',
      ReviewsResponse,
      'details',
      'welcoming comfort cleanliness food localization priceQualityRatio',
    ],
    ['a wallet order [WALLET-005]', WalletOrderRequest, '', 'locale buyer currency expectedAmount items'],
    ['its buyer [WALLET-006]', WalletOrderRequest, 'buyer', buyer],
    [
      'its stay [WALLET-008]',
      WalletOrderRequest,
      'items.shortStayItem.reservationCriteria',
      'offerId activityDaySelections pax travelPeriod minisiteId',
    ],
    [
      'its travellers [WALLET-009]',
      WalletOrderRequest,
      'items.shortStayItem.reservationCriteria.pax',
      'numberOfAdults numberOfChildren numberOfBabies',
    ],
    [
      'its dates [WALLET-009]',
      WalletOrderRequest,
      'items.shortStayItem.reservationCriteria.travelPeriod',
      'checkinDate checkoutDate',
    ],
    [
      'its authorisation [WALLET-010]',
      WalletOrderRequest,
      'pspAuthorization',
      'paymentIntentId paymentMethod',
    ],
  ] as const)('have the members of %s', (_, schema, path, members) => {
    expect(membersOf(schema as Shape, path)).toEqual(expect.arrayContaining(members.split(' ')));
  });

  it('reject gift and minisite in a stay of a wallet order [WALLET-008]', () => {
    expect(at(WalletOrderRequest as Shape, 'items.shortStayItem.gift')).toMatchObject({ type: 'null' });
  });
});
