import { nightsBetween, type IsoDate } from '../../base/iso-date';
import type { Flow } from '../../mount/host';

/** Places that show messages. Each has its own order. */
export type StressPlace = 'card' | 'block' | 'product';

type StressTone = 'warning' | 'success' | 'error';

export type StressMessage =
  | { readonly kind: 'auto-discount'; readonly tone: StressTone; readonly discount: number }
  | { readonly kind: 'targeted-label'; readonly tone: StressTone; readonly label: string }
  | { readonly kind: 'priority'; readonly tone: StressTone; readonly label: string }
  | { readonly kind: 'expiration'; readonly tone: StressTone; readonly date: IsoDate }
  | { readonly kind: 'last-minute'; readonly tone: StressTone }
  | { readonly kind: 'rooms-left'; readonly tone: StressTone; readonly count: number }
  | { readonly kind: 'custom'; readonly tone: StressTone; readonly label: string }
  | { readonly kind: 'marketing-label'; readonly tone: StressTone; readonly label: string };

export interface StressFacts {
  readonly flow: Flow;
  /** Today in the market, for expiry. */
  readonly today: IsoDate;
  /** Check-in and check-out are chosen. Without them, stock is unknown. */
  readonly hasDates: boolean;
  /** Real stock for the chosen dates. */
  readonly availableRooms?: number | null;
  readonly lastMinute?: boolean;
  /** Last day of the offer. */
  readonly expiration?: IsoDate | null;
  readonly targetedLabel?: string | null;
  readonly priorityLabel?: string | null;
  readonly customLabel?: string | null;
  readonly marketingLabels?: readonly { readonly label: string }[];
  readonly autoDiscount?: { readonly code: string; readonly value: number } | null;
}

const mostMessages = 2;
const mostRooms = 3;
const expirationDays = 14;

const orders: Readonly<Record<StressPlace, readonly StressMessage['kind'][]>> = {
  card: [
    'auto-discount',
    'targeted-label',
    'expiration',
    'last-minute',
    'rooms-left',
    'custom',
    'marketing-label',
  ],
  block: [
    'auto-discount',
    'priority',
    'expiration',
    'last-minute',
    'rooms-left',
    'custom',
    'marketing-label',
  ],
  product: ['auto-discount', 'rooms-left', 'last-minute', 'expiration', 'custom', 'marketing-label'],
};

type Maker = (facts: StressFacts) => readonly StressMessage[];

const labelled =
  (kind: 'targeted-label' | 'priority' | 'custom' | 'marketing-label', tone: StressTone) =>
  (labels: readonly (string | null | undefined)[]): readonly StressMessage[] =>
    labels.flatMap((label) => (label ? [{ kind, tone, label }] : []));

const makers: Readonly<Record<StressMessage['kind'], Maker>> = {
  'auto-discount': ({ autoDiscount, flow }) =>
    autoDiscount && autoDiscount.value > 0 && flow !== 'gifting'
      ? [{ kind: 'auto-discount', tone: 'success', discount: autoDiscount.value }]
      : [],
  'targeted-label': ({ targetedLabel }) => labelled('targeted-label', 'success')([targetedLabel]),
  priority: ({ priorityLabel }) => labelled('priority', 'success')([priorityLabel]),
  expiration: ({ expiration, today }) => {
    const days = expiration ? nightsBetween(today, expiration) : -1;
    return expiration && days >= 0 && days <= expirationDays
      ? [{ kind: 'expiration', tone: 'warning', date: expiration }]
      : [];
  },
  'last-minute': ({ lastMinute }) => (lastMinute ? [{ kind: 'last-minute', tone: 'warning' }] : []),
  'rooms-left': ({ availableRooms, hasDates }) =>
    hasDates && availableRooms && availableRooms > 0 && availableRooms <= mostRooms
      ? [{ kind: 'rooms-left', tone: availableRooms === 1 ? 'error' : 'warning', count: availableRooms }]
      : [],
  custom: ({ customLabel }) => labelled('custom', 'warning')([customLabel]),
  'marketing-label': ({ marketingLabels = [] }) =>
    labelled('marketing-label', 'success')(marketingLabels.map(({ label }) => label)),
};

/**
 * The urgency messages of an offer, most important first, at most two. Returns facts; the catalogue holds the wording. Rooms
 * left: 3 or fewer, only with dates. End of the offer: within 14 days. Automatic discount: first, and never in gifting (A-013,
 *
 * @spec STRESS-001 STRESS-002 STRESS-003 STRESS-004 STRESS-005 STRESS-006
 */
export const stressMessages = (place: StressPlace, facts: StressFacts): readonly StressMessage[] =>
  orders[place].flatMap((kind) => makers[kind](facts)).slice(0, mostMessages);
