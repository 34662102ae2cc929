import type { Order } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { stayOf } from '../../order/stay-order';
import type { Text } from '../../text';

export interface StepView {
  readonly key: string;
  /** "Jusqu'au 8 décembre 2026, 23 h 59", or "Ensuite". */
  readonly when: string;
  readonly what: string;
  readonly state: 'over' | 'now' | 'later';
}

interface Tools {
  readonly t: Text;
  readonly format: Format;
  /** ms UTC */
  readonly now: number;
}

interface Step {
  readonly day: string;
  readonly time: string;
  readonly percent: number;
  /** Null for terms without an instant: the gateway decides. */
  readonly until: number | null;
}

const soldSteps = (order: Order, format: Format): readonly Step[] => {
  const { cancellationPolicy: sold } = stayOf(order);
  if (sold.steps) {
    return sold.steps.map(({ day, until, percent }) => ({
      day,
      time: format.timeOf(Date.parse(until)),
      percent,
      until: Date.parse(until),
    }));
  }
  const day = sold.cancellationDeadline;
  return day ? [{ day, time: format.time('23:59'), percent: 100, until: null }] : [];
};

/** Refund of a cancellation by day and hour, with the current step marked. Empty for a stay without any refund. */
export const toCancellationSteps = (
  order: Order,
  { t, format, now }: Tools,
  today: string,
): readonly StepView[] => {
  const steps = soldSteps(order, format);
  if (steps.length === 0) return [];
  const isOver = ({ until, day }: Step): boolean => (until === null ? day < today : until + 1000 <= now);
  const current = steps.findIndex((step) => !isOver(step));
  const stateOf = (index: number): StepView['state'] => {
    if (current === -1 || index < current) return 'over';
    return index === current ? 'now' : 'later';
  };
  return [
    ...steps.map(({ day, time, percent }, index) => ({
      key: day,
      when: t('hub.stepUntil', { date: format.longDate(isoDate(day)), time }),
      what: percent === 100 ? t('hub.stepFull') : t('hub.stepPart', { percent }),
      state: stateOf(index),
    })),
    {
      key: 'then',
      when: t('hub.stepThen'),
      what: t('hub.stepNothing'),
      state: current === -1 ? ('now' as const) : ('later' as const),
    },
  ];
};
