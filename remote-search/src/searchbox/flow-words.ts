import type { Flow } from '@detour/shared-contracts/mount';
import { flowProductOf } from '@detour/shared-contracts/rules';
import type { MessageId } from '../text';

/** Sentence above the search box of a flow. @spec SBOX-008 */
export const headerSentences: Readonly<Record<Flow, MessageId>> = {
  booking: 'search.headerBooking',
  gifting: 'search.headerGifting',
  hotel: 'search.headerHotel',
  activity: 'search.headerActivity',
};

/** Title of the full-screen search. @spec SBOX-006 SBOX-007 */
export const modalTitleOf = (flow: Flow): MessageId =>
  flow === 'gifting' ? 'search.modalGifting' : 'search.modalBooking';

/** Fields of each flow. @spec SBOX-001 SBOX-002 SBOX-003 SBOX-004 */
export const fieldsOf = (flow: Flow) => ({
  hasCity: flow === 'activity',
  hasDates: flowProductOf(flow).hasDates,
  hasTheme: flow !== 'hotel',
  hasGuests: flow !== 'gifting',
});
