import type { Order } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { Text, TextId } from '../../text';

export interface TimelineEntry {
  readonly key: string;
  readonly label: string;
  /** "23 novembre 2026, 10 h" */
  readonly moment: string;
  /** ISO instant. */
  readonly at: string;
}

interface Tools {
  readonly t: Text;
  readonly format: Format;
  readonly timeZone: string;
}

/** Texts of known events. Others, of a newer gateway, are left out. */
const labels: Readonly<Partial<Record<string, TextId>>> = {
  opened: 'hubTime.opened',
  confirmed: 'hubTime.confirmed',
  changed: 'hubTime.changed',
  invoiced: 'hubTime.invoiced',
  cancelled: 'hubTime.cancelled',
  'gift.withdrawn': 'hubTime.giftWithdrawn',
  expired: 'hubTime.expired',
  refunded: 'hubTime.refunded',
  'refund.settled': 'hubTime.refundSettled',
  'refund.failed': 'hubTime.refundFailed',
};

const momentOf = (at: string, { t, format, timeZone }: Tools): string => {
  const time = Date.parse(at);
  return t('hub.moment', {
    date: format.longDate(zonedNow(time, timeZone).date),
    time: format.timeOf(time),
  });
};

/** What happened to an order, oldest first. */
export const toTimeline = ({ timeline = [] }: Order, tools: Tools): readonly TimelineEntry[] =>
  timeline.flatMap(({ kind, at, amount }, index) => {
    const label = labels[kind];
    if (!label) return [];
    const values = amount === null ? {} : { amount: tools.format.price(amount) };
    return [{ key: `${index}-${kind}`, label: tools.t(label, values), moment: momentOf(at, tools), at }];
  });
