import type { GivenGift } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { giftAnchor, timeZoneOf } from '@detour/shared-contracts/sites';
import type { PictureImage, TagTone } from '@detour/shared-ui';
import type { Text, TextId } from '../text';
import { endLine, longDay, type GiftTools } from './kept-gift.view-model';

interface Step {
  readonly label: string;
  readonly state: 'done' | 'next' | 'failed';
}

export interface GivenGiftView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** "Pour Claire" */
  readonly to: string | null;
  readonly number: string;
  readonly image: PictureImage | null;
  readonly status: { readonly label: string; readonly tone: TagTone };
  /** Past stages and the next ones. */
  readonly steps: readonly Step[];
  /** Last day and rest of a gift that can be used; null otherwise. */
  readonly line: string | null;
  readonly canChange: boolean;
  /** True when the mail was sent and can be sent again. */
  readonly isSent: boolean;
}

type Status = 'waiting' | 'sent' | 'failed' | 'self' | 'opened' | 'used' | 'usedUp' | 'ended';

const statuses: Readonly<Record<Status, { readonly id: TextId; readonly tone: TagTone }>> = {
  waiting: { id: 'given.waiting', tone: 'neutral' },
  sent: { id: 'given.sent', tone: 'neutral' },
  failed: { id: 'given.failed', tone: 'danger' },
  self: { id: 'given.self', tone: 'neutral' },
  opened: { id: 'given.opened', tone: 'positive' },
  used: { id: 'given.used', tone: 'positive' },
  usedUp: { id: 'given.usedUp', tone: 'positive' },
  ended: { id: 'given.ended', tone: 'neutral' },
};

const statusOf = ({ end, usedAt, openedAt, delivery }: GivenGift): Status => {
  if (end?.reason === 'used') return 'usedUp';
  if (end) return 'ended';
  if (usedAt !== null) return 'used';
  if (openedAt !== null) return 'opened';
  if (delivery === null) return 'self';
  return delivery.state === 'sent' || delivery.state === 'failed' ? delivery.state : 'waiting';
};

/** Day and time of an instant on the clock of the market. */
const momentOf = (instant: string, { format, locale }: GiftTools) => {
  const at = Date.parse(instant);
  return { date: format.longDate(zonedNow(at, timeZoneOf(locale)).date), time: format.timeOf(at) };
};

const sendStep = ({ delivery }: GivenGift, tools: GiftTools): Step | null => {
  const { text } = tools;
  if (delivery === null || delivery.state === 'stopped') return null;
  if (delivery.state === 'failed')
    return { label: text('given.stepFailed', { email: delivery.toEmail }), state: 'failed' };
  if (delivery.sentAt !== null)
    return {
      label: text('given.stepSent', { ...momentOf(delivery.sentAt, tools), email: delivery.toEmail }),
      state: 'done',
    };
  return delivery.sendAt === null
    ? { label: text('given.stepLeaving', { email: delivery.toEmail }), state: 'next' }
    : {
        label: text('given.stepWaiting', { ...momentOf(delivery.sendAt, tools), email: delivery.toEmail }),
        state: 'next',
      };
};

const stepsOf = (gift: GivenGift, tools: GiftTools): readonly Step[] => {
  const { text, format } = tools;
  const done = (id: TextId, at: string | null): Step | null =>
    at === null ? null : { label: text(id, { date: momentOf(at, tools).date }), state: 'done' };
  return [
    done('given.stepBought', gift.boughtAt),
    sendStep(gift, tools),
    done('given.stepOpened', gift.openedAt),
    done('given.stepUsed', gift.usedAt),
    gift.end && gift.end.reason !== 'used'
      ? ({ label: endLine(gift.end, text, format), state: 'done' } as const)
      : null,
  ].filter((step) => step !== null);
};

const lineOf = (gift: GivenGift, text: Text, format: Format): string | null => {
  if (gift.end) return null;
  const date = longDay(gift.validUntil, format);
  return gift.remainingValue < gift.value
    ? text('given.rest', { rest: format.price(gift.remainingValue), date })
    : text('gifts.validUntil', { date });
};

export const toGivenGiftView = (gift: GivenGift, tools: GiftTools): GivenGiftView => {
  const { text, format } = tools;
  const status = statuses[statusOf(gift)];
  return {
    key: `${gift.orderUUID}-${gift.position}`,
    href: `${gift.uri}#${giftAnchor(gift.position)}`,
    title: gift.label,
    to: gift.toName === '' ? null : text('given.to', { name: gift.toName }),
    number: text('trip.number', { number: gift.orderNumber }),
    image: gift.image,
    status: { label: text(status.id), tone: status.tone },
    steps: stepsOf(gift, tools),
    line: lineOf(gift, text, format),
    canChange: gift.delivery?.canChange ?? false,
    isSent: gift.delivery?.state === 'sent',
  };
};
