import { Type, type Static } from '@sinclair/typebox';
import { Image } from './card.schema';
import { ActivityPartner } from './partner.schema';
import { Amount, Id, Nullable, Open, Percent, Time } from '../schema-kit';

const location = Open({ label: Type.String(), lat: Type.Number(), lng: Type.Number() });

/** The price for one party, in cents for the whole party. @spec ACT-018 ACT-019 */
export const ActivityPartyPrice = Open({
  barPrice: Amount,
  sellPrice: Amount,
  promoPercentageRounded: Percent,
  refPrice: Amount,
  promo: Percent,
  moneySaved: Amount,
  paxComposition: Open({ adults: Type.Integer({ minimum: 1 }) }),
});
export type ActivityPartyPrice = Static<typeof ActivityPartyPrice>;

/** A day activity and its organiser. @spec ACT-017 */
const ActivityProgram = Open({
  title: Type.String(),
  description: Type.String(),
  /** Theme of the activity: "Sur l’eau". */
  univers: Type.String(),
  /** What the price includes. */
  composition: Type.Array(Type.String()),
  schedules: Type.Array(Type.String()),
  importantInformation: Type.Array(Type.String()),
  activityCenter: Open({
    id: Id,
    label: Type.String(),
    location,
    uri: Nullable(Type.String()),
    star: Nullable(Type.Integer()),
    main: Type.Boolean(),
  }),
});

/** GET /api/activity-only/weekend/{id}/detail.json @spec CALL-017 ACT-016 ACT-020 */
export const ActivityDetail = Open({
  id: Id,
  label: Type.String(),
  uri: Type.String(),
  /** Only an explicit `false` marks the activity as ended (ACT-012). */
  published: Type.Optional(Type.Boolean()),
  description: Type.String(),
  images: Type.Array(Image),
  /** URLs of the main picture by size key. */
  imagesBySize: Type.Record(Type.String(), Type.String()),
  breadCrumb: Type.Array(Open({ label: Type.String(), uri: Nullable(Type.String()) })),
  mainActivityCenter: Open({ id: Id, label: Type.String(), star: Nullable(Type.Integer()), location }),
  activities: Type.Array(ActivityProgram),
  /** Venue, with directions. */
  locations: Type.Array(
    Open({ label: Type.String(), text: Type.String(), lat: Type.Number(), lng: Type.Number() }),
  ),
  schedules: Type.Array(Type.String()),
  niceToKnow: Type.Array(Type.String()),
  importantInfo: Type.Array(Type.String()),
  /** Localised text: "2 h 30". */
  duration: Type.String(),
  /** Keyed by number of adults. */
  prices: Type.Record(Type.String(), ActivityPartyPrice),
  /** Partner of the activity. Null when the catalogue contains only the texts above. */
  partner: Type.Optional(Nullable(ActivityPartner)),
  /** First hours of the slots of a week, `HH:mm`; empty when the day is agreed with the partner. */
  slotStarts: Type.Optional(Type.Array(Time)),
  /** Other activities nearby, the nearest first. */
  nearby: Type.Optional(
    Type.Array(
      Open({
        id: Id,
        uri: Type.String(),
        label: Type.String(),
        image: Image,
        /** Place in the visitor's language. */
        place: Type.String(),
        /** Kilometres as the crow flies. */
        distance: Type.Number({ minimum: 0 }),
        /** Cents per person, for the smallest price of a party. */
        pricePerPerson: Amount,
      }),
    ),
  ),
  pageModel: Nullable(Open({ pageTitle: Type.String(), metaDescription: Type.String() })),
});
export type ActivityDetail = Static<typeof ActivityDetail>;

/** GET /api/activities/{activityId}/images.json @spec ACT-029 */
export const ActivityImagesResponse = Type.Array(Image);
export type ActivityImagesResponse = Static<typeof ActivityImagesResponse>;
