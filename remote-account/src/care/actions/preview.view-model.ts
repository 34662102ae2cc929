import type { CareActionPreview, ChangeQuote } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { Text, TextId } from '../../text';
import { mailsOf, refusalOf } from './action-words';

export interface PreviewLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** "Sous 5 à 10 jours" */
  readonly note: string | null;
  /** The sum that matters, not what stays. */
  readonly strong: boolean;
}

export interface PreviewView {
  readonly refusal: string | null;
  readonly lines: readonly PreviewLine[];
  /** Letters that the customer gets. */
  readonly mails: readonly string[];
  /** Reason for a second person; null when none is required. */
  readonly second: string | null;
}

const seconds: Readonly<Record<string, TextId>> = {
  customer: 'act.needsSecondCustomer',
  member: 'act.needsSecondMember',
};

const secondOf = ({ needsSecond, second }: CareActionPreview, text: Text): string | null =>
  needsSecond ? text(seconds[second ?? ''] ?? 'act.needsSecond') : null;

const unknownCode = '••••';

const line = (key: string, label: string, value: string, note: string | null = null): PreviewLine => ({
  key,
  label,
  value,
  note,
  strong: true,
});

const backLines = (
  { back, paidBy, daysToCard }: CareActionPreview,
  text: Text,
  format: Format,
): readonly PreviewLine[] => {
  if (!back) return [];
  const card = paidBy?.last4 ? text('act.toCard', { last4: paidBy.last4 }) : text('act.toMeans');
  return [
    ...(back.card > 0
      ? [line('card', card, format.price(back.card), text('act.days', { ...daysToCard }))]
      : []),
    ...back.vouchers.map(({ codeEnd, amount }, index) =>
      line(
        `voucher-${index}`,
        text('act.toVoucher', { code: codeEnd ?? unknownCode }),
        format.price(amount),
        text('act.atOnce'),
      ),
    ),
    ...(back.card === 0 && back.vouchers.length === 0
      ? [line('nothing', text('act.back'), text('act.nothing'))]
      : []),
    { ...line('kept', text('act.kept'), format.price(back.kept)), strong: false },
  ];
};

const termsLine = (
  { byTerms, expected }: CareActionPreview,
  text: Text,
  format: Format,
): readonly PreviewLine[] =>
  // Shown only when the refund differs from that of the terms.
  byTerms && byTerms.card + byTerms.vouchers !== expected.card + expected.vouchers
    ? [
        {
          ...line(
            'terms',
            text('act.byTerms', { percent: format.percent(byTerms.percent) }),
            format.price(byTerms.card + byTerms.vouchers),
          ),
          strong: false,
        },
      ]
    : [];

const stayOf = ({ stay }: NonNullable<ChangeQuote['after']>, format: Format): string =>
  `${format.longDateRange(isoDate(stay.checkin), isoDate(stay.checkout))}, ${stay.roomTitle}`;

const changeLines = ({ change }: CareActionPreview, text: Text, format: Format): readonly PreviewLine[] => {
  if (!change?.after || !change.isChanged) return [];
  const { before, after, due } = change;
  return [
    {
      ...line('before', text('act.before'), stayOf(before, format), format.price(before.total)),
      strong: false,
    },
    line('after', text('act.after'), stayOf(after, format), format.price(after.total)),
    ...(due !== null && due > 0
      ? [line('due', text('act.due'), format.price(due), text('act.dueNote'))]
      : []),
    ...(due === 0 ? [line('even', text('act.difference'), text('act.none'))] : []),
  ];
};

const exchangeLines = (
  { exchange }: CareActionPreview,
  text: Text,
  format: Format,
): readonly PreviewLine[] => {
  if (!exchange) return [];
  const { from, label, venue, price, rest, worth, due } = exchange;
  return [
    { ...line('former', text('act.before'), format.price(rest), from), strong: false },
    line('new', text('act.exchangeNew'), format.price(price), venue === null ? label : `${label}, ${venue}`),
    ...(worth > price ? [line('worth', text('act.exchangeWorth'), format.price(worth))] : []),
    ...(due > 0
      ? [line('due', text('act.due'), format.price(due), text('act.exchangeDueNote'))]
      : [line('even', text('act.difference'), text('act.none'))]),
  ];
};

/** Effect of an action, as the customer would see it. */
export const toPreviewView = (preview: CareActionPreview, text: Text, format: Format): PreviewView => ({
  refusal: preview.refusal === null ? null : refusalOf(preview.refusal, text),
  lines: [
    ...changeLines(preview, text, format),
    ...exchangeLines(preview, text, format),
    ...termsLine(preview, text, format),
    ...backLines(preview, text, format),
    ...(preview.until ? [line('until', text('act.newEnd'), format.longDate(isoDate(preview.until)))] : []),
  ],
  mails: mailsOf(preview.mails, text),
  second: secondOf(preview, text),
});
