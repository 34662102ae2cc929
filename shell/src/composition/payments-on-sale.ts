import type { PaymentName } from '../frame/footer/payment-names';

/** What the footer may name: the shop takes cards today, and names nothing that it does not take (honesty rules). */
export const paymentsOnSale: readonly PaymentName[] = ['card'];
