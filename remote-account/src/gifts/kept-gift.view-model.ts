import type { KeptGift, VoucherStatus } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { voucherAddress, type Locale } from '@detour/shared-contracts/sites';
import type { PictureImage } from '@detour/shared-ui';
import type { Text, TextId } from '../text';
import type { Names } from '../contract';

export interface GiftTools {
  readonly text: Text;
  readonly format: Format;
  readonly locale: Locale;
  /** Today in the market. */
  readonly today: string;
}

interface Extension {
  readonly newEnd: string;
}

export interface KeptGiftView {
  readonly key: string;
  readonly code: string | null;
  readonly kind: string;
  readonly title: string;
  readonly from: string | null;
  readonly image: PictureImage | null;
  /** "150,00 €", large; null for an unused gift, whose price its recipient does not see. */
  readonly balance: string | null;
  /** "sur 200,00 €" and its share 0–100; null while nothing is used. */
  readonly used: { readonly of: string; readonly percent: number } | null;
  /** Last day, or why it ended. */
  readonly line: string;
  /** Last days: needs attention. */
  readonly isEnding: boolean;
  readonly hasEnded: boolean;
  /** Opens its page; null without a code. */
  readonly use: { readonly label: string; readonly href: string } | null;
  readonly exchange: string | null;
  readonly extension: Extension | null;
  readonly isOwn: boolean;
}

const kinds: Readonly<Record<VoucherStatus['kind'], TextId>> = {
  gift_stay: 'gifts.kindStay',
  box: 'gifts.kindBox',
  gift_card: 'gifts.kindCard',
  activity: 'gifts.kindActivity',
};

const ends = {
  used: 'gifts.endUsed',
  expired: 'gifts.endExpired',
  withdrawn: 'gifts.endWithdrawn',
  exchanged: 'gifts.endExchanged',
} as const satisfies Record<string, TextId>;

/** Days before the last one when a gift needs attention. */
const endingDays = 60;

export const longDay = (day: string | null, format: Format): string => {
  const date = parseIsoDate(day ?? '');
  return date ? format.longDate(date) : '';
};

/** Why and when a gift ended. */
export const endLine = (end: NonNullable<VoucherStatus['end']>, text: Text, format: Format): string =>
  text(ends[end.reason], { date: end.day === null ? 'none' : longDay(end.day, format) });

const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / 86_400_000;

/** Label of the first action: by product, or to unwrap an unopened gift. */
const useLabel = ({ isOpened = false, ownUse, kind, next }: VoucherStatus): TextId => {
  if (next === 'wait') return 'gifts.see';
  if (kind === 'gift_card') return 'gifts.useCard';
  if (kind === 'activity') return 'gifts.useActivity';
  return isOpened || ownUse ? 'gifts.use' : 'gifts.open';
};

const extensionOf = (gift: VoucherStatus, { format, today }: GiftTools): Extension | null => {
  const { extension } = gift;
  const isPossible = extension && today >= extension.from && today <= extension.until;
  return isPossible ? { newEnd: longDay(extension.newLastDay, format) } : null;
};

/** A box and a gift stay can be exchanged while they can be used (see the voucher's page). */
const canExchange = ({ kind, end, next }: VoucherStatus): boolean =>
  (kind === 'gift_stay' || kind === 'box') && end === null && next !== 'wait';

const balanceOf = (gift: VoucherStatus, { text, format }: GiftTools) => {
  const { kind, uses, value, remainingValue, end } = gift;
  if (end || (kind !== 'gift_card' && uses.length === 0)) return { balance: null, used: null };
  const share = value === 0 ? 0 : Math.round((remainingValue / value) * 100);
  return {
    balance: format.price(remainingValue),
    used:
      remainingValue === value
        ? null
        : { of: text('gifts.restOf', { value: format.price(value) }), percent: share },
  };
};

/** @spec GCARD-002 BENEF-001 */
export const toKeptGiftView = ({ code, gift, isOwn }: KeptGift, tools: GiftTools): KeptGiftView => {
  const { text, format, locale, today } = tools;
  const { end, next, fromName } = gift;
  const href = code === null ? null : voucherAddress<Names>(locale, code);
  const canUse = end === null || next === 'contact';
  return {
    key: code ?? gift.productId,
    code,
    kind: text(gift.ownUse ? 'gifts.kindOwn' : kinds[gift.kind]),
    title: gift.label,
    from: fromName && !gift.ownUse ? text('gifts.from', { name: fromName }) : null,
    image: gift.image,
    ...balanceOf(gift, tools),
    line: end
      ? endLine(end, text, format)
      : text('gifts.validUntil', { date: longDay(gift.validUntil, format) }),
    isEnding: end === null && daysUntil(gift.validUntil, today) <= endingDays,
    hasEnded: end !== null,
    use: href !== null && canUse ? { label: text(end === null ? useLabel(gift) : 'gifts.see'), href } : null,
    exchange: canExchange(gift) ? href : null,
    extension: code === null ? null : extensionOf(gift, tools),
    isOwn,
  };
};

/** Total balance of all usable cards; null with fewer than two. */
export const totalOfCards = (kept: readonly KeptGift[], format: Format): string | null => {
  const cards = kept.filter(({ gift }) => gift.kind === 'gift_card' && gift.end === null);
  if (cards.length < 2) return null;
  return format.price(cards.reduce((sum, { gift }) => sum + gift.remainingValue, 0));
};
