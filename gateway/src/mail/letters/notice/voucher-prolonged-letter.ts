import { isoDate } from '@detour/shared-contracts/base';
import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from './notice-letter';

interface Prolonged {
  readonly firstName: string;
  readonly orderNumber: string;
  /** True when a paid order returned the value, false when a purchase was not completed. */
  readonly wasPaid: boolean;
  /** Cents. */
  readonly balance: number;
  /** Last day, `2027-05-23`. */
  readonly validUntil: string;
  /** Page of the vouchers. */
  readonly link: string;
}

/** An expired voucher was extended: reason, new last day and balance, without the code. */
export const voucherProlongedLetter = (house: MailHouse, prolonged: Prolonged): Letter => {
  const { t, format } = house;
  const { firstName, orderNumber, wasPaid, balance, validUntil, link } = prolonged;
  const date = format.longDate(isoDate(validUntil));
  return noticeLetter(house, {
    subject: t('mail.voucherProlongedSubject', { date }),
    title: t('mail.voucherProlongedTitle'),
    greeting: t('mail.greeting', { firstName }),
    lead: t(wasPaid ? 'mail.voucherProlongedLead' : 'mail.voucherProlongedUnpaidLead', {
      number: orderNumber,
    }),
    facts: [
      { label: t('mail.voucherBalance'), lines: [format.price(balance)] },
      { label: t('mail.validity'), lines: [t('gift.validUntil', { date })] },
    ],
    button: t('mail.newsletterButton'),
    link,
    notes: [t('mail.voucherProlongedNote')],
    footer: [t('mail.whyVoucher')],
  });
};
