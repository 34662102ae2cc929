import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../../../text';
import type { CareGift, GiftChoice } from '../draft';

/** "Cadeau n° 2 – Au bord de la mer, pour Jonas"; without a name for an unnamed recipient. */
export const giftLabel = ({ position, label, toName }: CareGift, text: Text): string =>
  toName === ''
    ? text('act.giftNumber', { label, number: position + 1 })
    : text('act.giftFor', { label, number: position + 1, name: toName });

export const keyOf = ({ kind, productId, nights, adults }: GiftChoice): string =>
  [kind, productId, nights ?? '', adults].join(':');

/** "Nuit au château, Amboise – 2 nuits – 206,00 €" */
export const choiceLabel = (
  { kind, label, venue, nights, adults, price }: GiftChoice,
  text: Text,
  format: Format,
): string =>
  [
    venue === null ? label : `${label}, ${venue}`,
    ...(nights === null ? [] : [text('act.nights', { count: nights })]),
    ...(kind === 'activity' ? [text('act.people', { count: adults })] : []),
    format.price(price),
  ].join(' – ');
