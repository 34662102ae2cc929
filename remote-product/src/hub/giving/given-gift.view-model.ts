import type { OrderVoucher } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../../text';

interface Tools {
  readonly t: Text;
  readonly format: Format;
  readonly timeZone: string;
}

export interface GiftStage {
  readonly key: 'delivery' | 'opened' | 'used';
  readonly label: string;
  /** Address, or day and hour. */
  readonly detail: string;
  /** Day and hour of the stage; null while it is to come. */
  readonly at: string | null;
  readonly tone: 'done' | 'next' | 'problem';
}

export interface GivenGiftView {
  readonly title: string;
  readonly stages: readonly GiftStage[];
  /** Action of the buyer on the mail; null without one. */
  readonly action: 'send' | 'change' | 'correct' | 'again' | null;
  /** True for a gift that is not sent yet. The code is then shown on request only. */
  readonly keepsCode: boolean;
  /** Null when no reminder can be sent. */
  readonly reminder: boolean | null;
}

const momentOf = (at: string, { t, format, timeZone }: Tools): string => {
  const time = Date.parse(at);
  return t('hub.moment', {
    date: format.longDate(zonedNow(time, timeZone).date),
    time: format.timeOf(time),
  });
};

type Delivery = NonNullable<OrderVoucher['delivery']>;

const deliveryStage = ({ state, sendAt, sentAt, toEmail }: Delivery, tools: Tools): GiftStage => {
  const { t } = tools;
  const stage = { key: 'delivery', at: null } as const;
  switch (state) {
    case 'sent':
      return {
        ...stage,
        label: t('given.sent', { email: toEmail }),
        detail: sentAt ? momentOf(sentAt, tools) : '',
        at: sentAt,
        tone: 'done',
      };
    case 'failed':
      return {
        ...stage,
        label: t('given.failed', { email: toEmail }),
        detail: t('given.failedLine'),
        tone: 'problem',
      };
    case 'stopped':
      return { ...stage, label: t('given.stopped'), detail: '', tone: 'next' };
    default:
      return {
        ...stage,
        label: t('given.waiting', { email: toEmail }),
        detail: sendAt ? momentOf(sendAt, tools) : t('given.leaving'),
        tone: 'next',
      };
  }
};

const lifeStage = (key: 'opened' | 'used', at: string | null | undefined, tools: Tools): GiftStage => ({
  key,
  label: tools.t(at ? `given.${key}` : `given.${key}Not`),
  detail: at ? momentOf(at, tools) : '',
  at: at ?? null,
  tone: at ? 'done' : 'next',
});

const actions: Readonly<Record<string, GivenGiftView['action']>> = {
  waiting: 'change',
  failed: 'correct',
  sent: 'again',
};

/** A gift that the buyer hands over can still be sent by us while it is unused. */
const actionOf = ({ delivery, state, openedAt, usedAt }: OrderVoucher): GivenGiftView['action'] => {
  if (!delivery) return state === 'issued' && !openedAt && !usedAt ? 'send' : null;
  return delivery.canChange ? (actions[delivery.state] ?? 'change') : null;
};

/**
 * Stages of a gift after its purchase, for its buyer. Null for the buyer's own voucher, a gift by post, an ended gift, and
 * orders of an older gateway.
 */
export const toGivenGift = (voucher: OrderVoucher, tools: Tools): GivenGiftView | null => {
  const { ownUse, format, delivery = null, openedAt, usedAt, toName = '', state } = voucher;
  const isOver = state === 'refunded' || state === 'expired';
  if (ownUse || format !== 'digital' || state === null || isOver) return null;
  if (voucher.design === undefined) return null;
  const isWaiting = delivery?.state === 'waiting' || delivery?.state === 'failed';
  return {
    title: toName ? tools.t('given.titleFor', { name: toName }) : tools.t('given.title'),
    stages: [
      ...(delivery ? [deliveryStage(delivery, tools)] : []),
      ...(isWaiting && !usedAt
        ? []
        : [lifeStage('opened', openedAt, tools), lifeStage('used', usedAt, tools)]),
    ],
    action: actionOf(voucher),
    keepsCode: delivery?.sendAt != null && isWaiting,
    reminder: voucher.reminder ?? null,
  };
};
