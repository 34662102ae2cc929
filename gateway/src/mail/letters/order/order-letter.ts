import type { Order, OrderedStay, OrderVoucher } from '@detour/shared-contracts/api';
import type { MailHouse } from '../../blocks/mail-house';

/** What every letter about an order needs. */
export interface OrderLetter {
  readonly house: MailHouse;
  readonly order: Order;
  /** Page of the order, with its token. */
  readonly link: string;
  /** Absolute URL of a picture, and its alternative text. */
  readonly cover: { readonly src: string; readonly alt: string } | null;
}

export interface StayLetter extends OrderLetter {
  readonly stay: OrderedStay;
  /** Telephone (E.164) and way to the hotel, where they are known. */
  readonly contact: { readonly phone: string | null; readonly access: string } | null;
  /** What the price includes, in order. */
  readonly included: readonly string[];
}

export interface VoucherLetter extends OrderLetter {
  /** The first gift of the order. */
  readonly voucher: OrderVoucher;
  /** All gifts of the order, by position. */
  readonly vouchers: readonly OrderVoucher[];
  /** Contents, line by line. */
  readonly content: readonly string[];
}

/** Why the mail was sent. */
export const footerOf = ({ t }: MailHouse, why: 'mail.why' | 'mail.whyOrder'): readonly string[] => [t(why)];

/** The order's page with a wish, such as `cancellation`: the page opens the right dialog. */
export const linkFor = (link: string, wish: string): string => link.replace('#', `#r=${wish}&`);
