/** @jsxImportSource react */
import { isoDate } from '@detour/shared-contracts/base';
import type { Fact } from '../../../messages/speech';
import { partnerLines, scopeOf } from '../../../messages/voucher-text';
import { Code } from '../../blocks/parts/Code';
import { Facts } from '../../blocks/parts/Facts';
import { momentOf } from './moment';
import type { VoucherLetter } from './order-letter';

type Parts = Pick<VoucherLetter, 'house' | 'voucher'>;

const deliveryFacts = ({ house: { t }, voucher: { deliveryAddress } }: Parts): readonly Fact[] => {
  if (!deliveryAddress) return [];
  const { name, addressLine, postalCode, city } = deliveryAddress;
  return [{ label: t('mail.deliveredTo'), lines: [name, addressLine, `${postalCode} ${city}`] }];
};

/** Who receives the visitors of an activity. */
const partnerFacts = ({ house, voucher }: Parts): readonly Fact[] => {
  const lines = partnerLines(voucher, house);
  return lines.length === 0 ? [] : [{ label: house.t('visit.partner'), lines }];
};

interface Bought extends Parts {
  /** Of a gift of several, from 1. */
  readonly number?: number | undefined;
}

/** What was bought. */
export const BoughtFacts = ({ house, voucher, number }: Bought) => {
  const { t } = house;
  const { ownUse, label, venue } = voucher;
  const lines = [label, ...(venue ? [venue] : []), scopeOf(voucher, house)];
  return (
    <Facts
      facts={[
        {
          label:
            number === undefined
              ? t(ownUse ? 'mail.activity' : 'mail.gift')
              : t('mail.giftNumber', { number }),
          lines,
        },
        ...partnerFacts({ house, voucher }),
        ...deliveryFacts({ house, voucher }),
        ...mailedFacts({ house, voucher }),
      ]}
    />
  );
};

/** Recipient and time of the mail. */
const mailedFacts = ({ house, voucher: { delivery } }: Parts): readonly Fact[] => {
  if (!delivery) return [];
  const { t } = house;
  const { toName, toEmail, sendAt } = delivery;
  const when = sendAt
    ? t('mail.giftGoesAt', momentOf(new Date(sendAt), { ...house, locale: delivery.locale }))
    : t('mail.giftGoesNow');
  return [{ label: t('mail.giftGoesTo'), lines: [toName, toEmail, when] }];
};

/** A gift for a later day keeps its code until then. */
export const isKept = ({ delivery }: Pick<VoucherLetter['voucher'], 'delivery'>): boolean =>
  delivery?.sendAt != null;

/** The code is in the mail only when no letter contains it, by post or later by mail. */
export const VoucherCode = ({ house: { t }, voucher }: Parts) =>
  voucher.format === 'digital' &&
  voucher.code &&
  !isKept(voucher) && <Code label={t('mail.code')} code={voucher.code} note={t('mail.codeHint')} />;

/** Last day, and the right of withdrawal while it lasts. */
export const LifeFacts = ({ house: { t, format }, voucher: { validUntil, withdrawUntil } }: Parts) => {
  const day = (text: string): string => format.longDate(isoDate(text));
  return (
    <Facts
      facts={[
        ...(validUntil
          ? [{ label: t('mail.validity'), lines: [t('gift.validUntil', { date: day(validUntil) })] }]
          : []),
        ...(withdrawUntil
          ? [
              {
                label: t('mail.withdrawal'),
                lines: [t('legal.withdrawalRight14'), t('mail.withdrawUntil', { date: day(withdrawUntil) })],
              },
            ]
          : []),
      ]}
    />
  );
};
