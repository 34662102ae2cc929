import type { Day, Instant, Optional } from '../column-types';

/** A group of an activity. `taken` is the number of people with a booking, never more than `capacity`. */
interface ActivitySlotTable {
  activity_id: string;
  day: Day;
  /** `HH:mm` on the partner's clock. */
  starts: string;
  capacity: number;
  taken: number;
}

/** A day with the partner, booked with a voucher. A voucher has at most one that is `booked` or `used`. */
interface ActivityBookingTable {
  id: string;
  voucher_id: string;
  activity_id: string;
  day: Day;
  starts: string;
  party: number;
  state: 'booked' | 'cancelled' | 'used';
  /** Grows with each change: number of the calendar entry's version and of its mails. */
  version: number;
  /** For the partner's list and the confirmation. Null after the retention period. */
  guest_name: Optional<string>;
  guest_email: Optional<string>;
  /** Language of the mails to the guest. */
  locale: string;
  at: Instant;
}

export interface ActivityVisitTables {
  activity_slot: ActivitySlotTable;
  activity_booking: ActivityBookingTable;
}
