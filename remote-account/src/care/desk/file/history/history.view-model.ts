import type { CareFile } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import { momentOf } from '../../../../security/security.view-model';
import type { Text, TextId } from '../../../../text';
import { letterOf } from '../../../actions/action-words';

type CareEvent = CareFile['events'][number];

export interface EventView {
  readonly title: string;
  /** Who did it: an actor, or a member of staff by name. */
  readonly by: string;
  readonly at: string;
  readonly reason: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

const titles: Readonly<Record<string, TextId>> = {
  opened: 'file.eventOpened',
  confirmed: 'file.eventConfirmed',
  changed: 'file.eventChanged',
  cancelled: 'file.eventCancelled',
  expired: 'file.eventExpired',
  'refund.settled': 'file.eventRefundSettled',
  'refund.failed': 'file.eventRefundFailed',
  'voucher.opened': 'file.eventVoucherOpened',
  'voucher.extended': 'file.eventVoucherExtended',
  'voucher.exchanged': 'file.eventVoucherExchanged',
  'gift.withdrawn': 'file.eventGiftWithdrawn',
  'gift.sent': 'file.eventGiftSent',
  'gift.failed': 'file.eventGiftFailed',
  'gift.changed': 'file.eventGiftChanged',
  invoiced: 'file.eventInvoiced',
  resent: 'file.eventResent',
  refunded: 'file.eventRefunded',
  'buyer.corrected': 'file.eventBuyerCorrected',
  'links.revoked': 'file.eventLinksRevoked',
  'care.asked': 'file.eventAsked',
  'care.approved': 'file.eventApproved',
  'care.refused': 'file.eventRefused',
  'care.acting': 'file.eventActing',
  'visit.booked': 'file.eventVisitBooked',
  'visit.moved': 'file.eventVisitMoved',
  'visit.cancelled': 'file.eventVisitCancelled',
  'visit.used': 'file.eventVisitUsed',
  'part.paid': 'file.eventPartPaid',
  'part.refused': 'file.eventPartRefused',
  'plan.ended': 'file.eventPlanEnded',
};

const actors: Readonly<Record<string, TextId>> = {
  buyer: 'file.actorBuyer',
  recipient: 'file.actorRecipient',
  care: 'file.actorCare',
  partner: 'file.actorPartner',
  system: 'file.actorSystem',
};

type FactKind = 'money' | 'percent' | 'day' | 'letter' | 'plain';

/** Facts for display, without ids. */
const facts: Readonly<Record<string, { readonly label: TextId; readonly kind: FactKind }>> = {
  amount: { label: 'fact.amount', kind: 'money' },
  card: { label: 'fact.card', kind: 'money' },
  vouchers: { label: 'fact.vouchers', kind: 'money' },
  kept: { label: 'fact.kept', kind: 'money' },
  paid: { label: 'fact.paid', kind: 'money' },
  back: { label: 'fact.back', kind: 'money' },
  percent: { label: 'fact.percent', kind: 'percent' },
  number: { label: 'fact.number', kind: 'plain' },
  until: { label: 'fact.until', kind: 'day' },
  'before.checkin': { label: 'fact.from', kind: 'day' },
  'after.checkin': { label: 'fact.to', kind: 'day' },
  day: { label: 'fact.day', kind: 'day' },
  party: { label: 'fact.party', kind: 'plain' },
  what: { label: 'fact.what', kind: 'letter' },
  approvedBy: { label: 'fact.approvedBy', kind: 'plain' },
};

interface Tools {
  readonly text: Text;
  readonly format: Format;
}

const wordOf = (known: TextId | undefined, word: string, text: Text): string => (known ? text(known) : word);

const valueOf = (value: string | number, kind: FactKind, { text, format }: Tools): string => {
  if (kind === 'letter') return letterOf(String(value), text);
  if (kind === 'money' && typeof value === 'number') return format.price(value);
  if (kind === 'percent' && typeof value === 'number') return format.percent(value);
  const day = kind === 'day' ? parseIsoDate(String(value)) : null;
  return day ? format.longDate(day) : String(value);
};

const factsOf = (event: CareEvent, text: Text, format: Format): EventView['facts'] =>
  event.facts.flatMap(({ name, value }) => {
    const fact = facts[name];
    return fact ? [{ label: text(fact.label), value: valueOf(value, fact.kind, { text, format }) }] : [];
  });

/** The journal of an order, newest first. An unknown kind is shown by its key. */
export const toHistory = (
  events: CareFile['events'],
  text: Text,
  { format, locale }: { readonly format: Format; readonly locale: Locale },
): readonly EventView[] =>
  events.toReversed().map((event) => ({
    title: wordOf(titles[event.kind], event.kind, text),
    by: event.staff ?? wordOf(actors[event.actor], event.actor, text),
    at: momentOf(event.at, text, { format, locale }),
    reason: event.reason,
    facts: factsOf(event, text, format),
  }));
