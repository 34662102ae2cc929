import type { GiftEnd, VoucherStatus } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { Text, TextId } from '../text';
import type { Names } from '../contract';

/** True for an unopened and unused gift, which is unwrapped first. A purchase for the buyer's own use is not wrapped. */
export const isWrapped = ({ state, ownUse, end, uses, isOpened = false }: VoucherStatus): boolean =>
  !ownUse && !isOpened && end === null && state === 'issued' && uses.length === 0;

export interface GiftTools {
  readonly format: Format;
  readonly text: Text;
  readonly locale: Locale;
}

interface Rest {
  readonly label: string;
  readonly amount: string;
  readonly note: string | null;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface GiftFactsView {
  readonly kind: string;
  readonly title: string;
  readonly venue: string | null;
  /** "2 nuits pour 2 personnes"; null for a card. */
  readonly scope: string | null;
  readonly lead: string | null;
  readonly validity: string | null;
  /** The balance of a card, and the remaining value of any partly used gift. */
  readonly rest: Rest | null;
  readonly uses: readonly string[];
  readonly content: readonly string[];
  /** Label of the button that opens the gift for this browser and shows its stays. Null when the gift has ended or must wait. */
  readonly action: string | null;
  /** The page of the product, while it is on sale. */
  readonly product: Link | null;
}

const longDay = (day: string, { format }: GiftTools): string => {
  const date = parseIsoDate(day);
  return date ? format.longDate(date) : '';
};

const kindIds: Readonly<Record<VoucherStatus['kind'], TextId>> = {
  gift_stay: 'voucher.kindStay',
  box: 'voucher.kindBox',
  gift_card: 'voucher.kindCard',
  activity: 'voucher.kindActivity',
};

const scopeOf = ({ kind, nights, adults }: VoucherStatus, { text }: GiftTools): string | null => {
  if (kind === 'gift_card') return null;
  return nights === null
    ? text('box.forPeople', { people: adults })
    : text('price.forNightsPeople', { nights, people: adults });
};

const leadOf = ({ kind, uri, end }: VoucherStatus, { text }: GiftTools): string | null => {
  if (end) return null;
  switch (kind) {
    case 'gift_stay':
      return text(uri === null ? 'voucher.stayGone' : 'voucher.stayLead');
    case 'box':
      return text('voucher.boxLead');
    case 'gift_card':
      return text('voucher.cardLead');
    case 'activity':
      return null;
  }
};

/** An unused stay, box or activity shows no amount: the recipient sees a gift, not its price. */
const restOf = (gift: VoucherStatus, tools: GiftTools): Rest | null => {
  const { kind, uses, value, remainingValue, validUntil, end } = gift;
  const isCard = kind === 'gift_card';
  if (end || (!isCard && uses.length === 0)) return null;
  const { text, format } = tools;
  const hasMore = uses.length > 0 && remainingValue > 0;
  return {
    label: text(isCard ? 'voucher.balance' : 'voucher.rest'),
    amount:
      remainingValue === value
        ? format.price(value)
        : text('voucher.restOf', { rest: format.price(remainingValue), value: format.price(value) }),
    note: hasMore ? text('voucher.restNote', { date: longDay(validUntil, tools) }) : null,
  };
};

const actionIds: Readonly<Partial<Record<VoucherStatus['next'], TextId>>> = {
  'choose-dates': 'voucher.chooseDates',
  'choose-stay': 'voucher.chooseStay',
  spend: 'voucher.spend',
};

const productIds: Readonly<Partial<Record<VoucherStatus['kind'], TextId>>> = {
  gift_stay: 'voucher.seeStay',
  box: 'voucher.seeBox',
  activity: 'voucher.seeActivity',
};

const productOf = ({ kind, uri, end }: VoucherStatus, { text }: GiftTools): Link | null => {
  const id = productIds[kind];
  return id && uri !== null && !end ? { label: text(id), href: uri } : null;
};

/** Texts of a gift, whatever it is. */
export const toGiftFacts = (gift: VoucherStatus, tools: GiftTools): GiftFactsView => {
  const { text, format } = tools;
  const action = actionIds[gift.next];
  return {
    kind: text(gift.ownUse ? 'voucher.kindOwn' : kindIds[gift.kind]),
    title: gift.label,
    venue: gift.venue,
    scope: scopeOf(gift, tools),
    lead: leadOf(gift, tools),
    validity: gift.end ? null : text('gift.validUntil', { date: longDay(gift.validUntil, tools) }),
    rest: restOf(gift, tools),
    uses: gift.uses.map(({ amount, day }) =>
      text('voucher.use', { amount: format.price(amount), date: longDay(day, tools) }),
    ),
    content: gift.content,
    action: action ? text(action) : null,
    product: productOf(gift, tools),
  };
};

export interface GiftEndView {
  readonly title: string;
  readonly text: string;
  readonly link: Link | null;
}

const endIds: Readonly<Record<GiftEnd['reason'], TextId>> = {
  used: 'voucher.ended.used',
  expired: 'voucher.ended.expired',
  withdrawn: 'voucher.ended.withdrawn',
  exchanged: 'voucher.ended.exchanged',
};

/** Reason and day of the end, and the next step. Null while the gift is valid. */
export const toGiftEnd = (
  { end, next }: Pick<VoucherStatus, 'end' | 'next'>,
  tools: GiftTools & { readonly phone: string },
): GiftEndView | null => {
  if (!end) return null;
  const { text, locale, phone } = tools;
  const title = text(endIds[end.reason], { date: end.day === null ? 'none' : longDay(end.day, tools) });
  switch (next) {
    case 'ask-giver':
      return { title, text: text('voucher.askGiver'), link: null };
    case 'contact':
      return {
        title,
        text: text('voucher.endContact', { phone }),
        link: { label: text('voucher.contact'), href: printPath<Names>('contact', locale) },
      };
    default:
      return {
        title,
        text: text('voucher.endBrowse'),
        link: { label: text('boxes.seeStays'), href: printPath<Names>('search', locale) },
      };
  }
};
