import type { Quote } from '@detour/shared-contracts/api';
import type { TextId } from '../../text';

export interface QuoteProblem {
  /** The reason, localised: the first error's code decides. The server's English message is never shown. */
  readonly reason: TextId;
  /** The check-in day is unavailable. */
  readonly checkin: boolean;
  /** There are rooms, but fewer than the party needs. */
  readonly rooms: boolean;
}

const checkinCode = 'PACKAGE_NOT_AVAILABLE_CHECKIN';

/**
 * Why a quote is unusable: not bookable, or without a price. Null when usable.
 * @spec QUOTE-003 QUOTE-004 QUOTE-005 QUOTE-009
 */
export const quoteProblem = (quote: Quote): QuoteProblem | null => {
  if (quote.bookable && quote.priceInfo && quote.finalPrice) return null;
  const checkin = quote.errors.some(
    // oxlint-disable-next-line house/message-decision -- QUOTE-009 and CALL-057: either member may contain the code.
    ({ code, message }) => code.includes(checkinCode) || message.includes(checkinCode),
  );
  if (checkin) return { reason: 'quote.checkinUnavailable', checkin, rooms: false };
  const rooms = quote.errors.some(({ code }) => code === 'NO_ROOM_LEFT');
  return { reason: quote.bookable ? 'quote.error' : 'quote.notBookable', checkin, rooms };
};
