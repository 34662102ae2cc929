import type {
  CancellationPolicy,
  HotelSummary,
  Image,
  Order,
  Quote,
  StayDetail,
} from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { guestsOf, type Guests } from '@detour/shared-contracts/rules';
import { activityDaysInForce } from '../booking/dates/activity-days';
import { cancellationLine, type CancellationLine } from '../booking/quote/cancellation-text';
import { guestsLabel } from '../booking/guests/guests';
import type { Criteria } from '../contract';
import { stayOf } from '../order/stay-order';
import type { Text } from '../text';

export interface PurchaseFact {
  readonly icon: 'calendar' | 'people' | 'activity' | 'gift' | 'mail' | 'place' | 'phone' | 'yes' | 'info';
  readonly text: string;
  /** Second line, muted. */
  readonly line?: string;
}

/** The purchase as shown beside summary, payment and confirmation. */
export interface PurchaseView {
  readonly title: string;
  /** "Château de Valmerle, Amboise" */
  readonly subtitle: string | null;
  /** The bold line of the collapsed view: "Château de Valmerle". */
  readonly name: string;
  readonly image: Image | null;
  /** "11–13 déc., 2 adultes" */
  readonly short: string;
  readonly facts: readonly PurchaseFact[];
}

/** A dated stay: dates and guests. */
export interface TripView extends PurchaseView {
  readonly arrival: { readonly day: string; readonly time: string };
  readonly departure: { readonly day: string; readonly time: string };
  /** "2 adultes, 1 chambre : Chambre Douves" */
  readonly guests: string;
  readonly cancellation: CancellationLine;
}

export interface ViewTools {
  readonly t: Text;
  readonly format: Format;
}

interface TripFacts {
  readonly title: string;
  readonly hotel: Pick<HotelSummary, 'label' | 'location'>;
  readonly image: Image | null;
  readonly checkin: string;
  readonly checkout: string;
  readonly checkinTime: string;
  readonly checkoutTime: string;
  readonly guests: Guests;
  readonly rooms: number;
  readonly roomTitle: string;
  readonly policy: CancellationPolicy;
  /** Activities with a selected day. */
  readonly activities: readonly { readonly title: string; readonly date: string }[];
}

const toTrip = (facts: TripFacts, { t, format }: ViewTools): TripView => {
  const [checkin, checkout] = [parseIsoDate(facts.checkin), parseIsoDate(facts.checkout)];
  const range = checkin && checkout ? format.dateRange(checkin, checkout) : '';
  const people = guestsLabel(facts.guests, t);
  const parts = {
    arrival: {
      day: checkin ? format.fullDate(checkin) : facts.checkin,
      time: t('term.checkInFrom', { time: format.time(facts.checkinTime) }),
    },
    departure: {
      day: checkout ? format.fullDate(checkout) : facts.checkout,
      time: t('term.checkOutUntil', { time: format.time(facts.checkoutTime) }),
    },
    guests: t('trip.guestsAndRooms', {
      guests: people,
      rooms: t('room.rooms', { count: facts.rooms }),
      room: facts.roomTitle,
    }),
    cancellation: cancellationLine(facts.policy, { hasDates: true, t, format }),
  };
  return {
    title: facts.title,
    subtitle: t('trip.hotelAndPlace', { hotel: facts.hotel.label, place: facts.hotel.location.label }),
    name: facts.hotel.label,
    image: facts.image,
    short: `${range}, ${people}`,
    ...parts,
    facts: [
      { icon: 'calendar', text: parts.arrival.day, line: parts.arrival.time },
      { icon: 'calendar', text: parts.departure.day, line: parts.departure.time },
      { icon: 'people', text: parts.guests },
      ...facts.activities.map(({ title, date }): PurchaseFact => {
        const day = parseIsoDate(date);
        return {
          icon: 'activity',
          text: t('trip.activityOn', { activity: title, day: day ? format.fullDate(day) : date }),
        };
      }),
      { icon: parts.cancellation.reassuring ? 'yes' : 'info', text: parts.cancellation.text },
    ],
  };
};

type TripCriteria = Pick<Criteria, 'activityDates' | 'adults' | 'babies' | 'children'> & {
  readonly dates: NonNullable<Criteria['dates']>;
};

export const tripOfQuote = (
  stay: StayDetail,
  quote: Quote,
  { dates, ...criteria }: TripCriteria,
  tools: ViewTools,
): TripView =>
  toTrip(
    {
      title: stay.label,
      hotel: stay.hotel,
      image: stay.images[0] ?? null,
      checkin: dates.checkin,
      checkout: dates.checkout,
      checkinTime: stay.hotel.checkInOut.checkin,
      checkoutTime: stay.hotel.checkInOut.checkout,
      guests: guestsOf(criteria),
      rooms: quote.priceInfo?.nbRooms ?? 1,
      roomTitle: stay.room.title,
      policy: quote.cancellationPolicy,
      activities: activityDaysInForce(quote.activityChoices ?? [], criteria.activityDates).flatMap(
        ({ activityId, date }) => {
          const choice = quote.activityChoices?.find((one) => one.activityId === activityId);
          return choice ? [{ title: choice.title, date }] : [];
        },
      ),
    },
    tools,
  );

export const tripOfOrder = (order: Pick<Order, 'stay'>, tools: ViewTools): TripView => {
  const stay = stayOf(order);
  return toTrip(
    {
      ...stay,
      title: stay.label,
      guests: { adult: stay.adult, child: stay.child, baby: stay.baby },
      policy: stay.cancellationPolicy,
      activities: stay.activities ?? [],
    },
    tools,
  );
};
