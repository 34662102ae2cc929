import type { CareVoucherFile } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import { momentOf } from '../../../security/security.view-model';
import type { Text, TextId } from '../../../text';

export interface VoucherTools {
  readonly text: Text;
  readonly format: Format;
  readonly locale: Locale;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const deliveryStates: Readonly<Record<string, TextId>> = {
  waiting: 'voucherFile.waiting',
  sent: 'voucherFile.sent',
  failed: 'voucherFile.failed',
  stopped: 'voucherFile.stopped',
};

const visitStates: Readonly<Record<string, TextId>> = {
  booked: 'voucherFile.visitBooked',
  cancelled: 'voucherFile.visitCancelled',
  used: 'voucherFile.visitUsed',
};

const wordOf = (words: Readonly<Record<string, TextId>>, word: string, text: Text): string => {
  const id = words[word];
  return id ? text(id) : word;
};

const fact = (label: string, value: string | null | undefined): readonly Fact[] =>
  value ? [{ label, value }] : [];

type Delivery = NonNullable<CareVoucherFile['delivery']>;

/** What the desk shows of a gift's mail. The order's file knows no version. */
export interface ToldDelivery {
  readonly delivery?:
    | (Pick<Delivery, 'toName' | 'toEmail' | 'state' | 'sendAt' | 'sentAt' | 'failedReason'> &
        Partial<Pick<Delivery, 'version'>>)
    | null
    | undefined;
}

/** Recipient, time and state of the gift's mail. Empty when the buyer hands the gift over. */
export const deliveryFacts = (
  { delivery }: ToldDelivery,
  { text, format, locale }: VoucherTools,
): readonly Fact[] => {
  if (!delivery) return [];
  const moment = (at: string | null) => at && momentOf(at, text, { format, locale });
  const { toName, toEmail, state, version = 1, sendAt, sentAt, failedReason } = delivery;
  return [
    ...fact(text('voucherFile.to'), [toName, toEmail].filter(Boolean).join(', ')),
    ...fact(text('voucherFile.state'), wordOf(deliveryStates, state, text)),
    ...fact(text('voucherFile.sendAt'), moment(sendAt)),
    ...fact(text('voucherFile.sentAt'), moment(sentAt)),
    ...fact(text('voucherFile.failedReason'), failedReason),
    ...(version > 1 ? fact(text('voucherFile.version'), String(version)) : []),
  ];
};

/** One fact per reminder. Label: `Acheteur, a@b.fr`. Value: start, days already sent, or when it was stopped. */
export const reminderFacts = (
  { reminders }: Pick<CareVoucherFile, 'reminders'>,
  { text, format, locale }: VoucherTools,
): readonly Fact[] =>
  reminders.map(({ to, email, askedAt, stoppedAt, sent }) => {
    const at = (moment: string) => momentOf(moment, text, { format, locale });
    const whose = text(to === 'buyer' ? 'file.actorBuyer' : 'file.actorRecipient');
    const told = [
      stoppedAt
        ? text('voucherFile.reminderStopped', { moment: at(stoppedAt) })
        : text('voucherFile.reminderSince', { moment: at(askedAt) }),
      ...(sent.length > 0 ? [text('voucherFile.reminderSent', { days: sent.join(', ') })] : []),
    ];
    return { label: `${whose}, ${email}`, value: told.join(' · ') };
  });

/** "12 mai 2027, 10:00, 2 pers.": the days with the partner. */
export const visitFacts = (
  { visits }: Pick<CareVoucherFile, 'visits'>,
  { text, format }: VoucherTools,
): readonly Fact[] =>
  visits.map(({ day, starts, party, state }) => {
    const date = parseIsoDate(day);
    return {
      label: `${date ? format.longDate(date) : day}, ${starts}`,
      value: [text('act.people', { count: party }), wordOf(visitStates, state, text)].join(' · '),
    };
  });
