import { Type, type Static } from '@sinclair/typebox';
import { Open, Words } from '../schema-kit';

/** Partner of an activity: place, hours and directions. */
export const ActivityPartner = Open({
  name: Type.String(),
  /** Street and number. */
  address: Type.String(),
  zip: Type.String(),
  /** Local name. */
  town: Type.String(),
  /** ISO 3166, two letters. */
  country: Type.String(),
  /** E.164 */
  phone: Type.String(),
  email: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  /** Languages in which the activity is held, ISO 639-1, the local one first. */
  languages: Type.Array(Type.String()),
  /** `slots`: a day and a slot are booked here. `partner`: they are agreed by phone or mail. */
  booking: Words(['slots', 'partner'] as const),
});
export type ActivityPartner = Static<typeof ActivityPartner>;
