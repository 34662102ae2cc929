import type { PaymentName } from '../frame/footer/payment-names';

/** Payment methods named in the footer: only those that the shop accepts today (honesty rules). */
export const paymentsOnSale: readonly PaymentName[] = ['card'];
