import type { GatewayContext } from '../../context/context';
import type { OutboxHandlers } from '../../outbox/outbox';

type MailTopic = Extract<keyof OutboxHandlers, `mail.${string}`>;

/**
 * Sends the letters of the queue. Letters are drawn by React, which is loaded with the first one and not with the process: nothing else
 * imports `letters` or `blocks`.
 */
export const createMailHandlers = (context: GatewayContext): Pick<OutboxHandlers, MailTopic> => ({
  'mail.confirmation': async ({ orderUuid, copy }) =>
    (await import('./orders/order-mails')).sendConfirmation(context, orderUuid, copy),
  'mail.cancellation': async (payload) =>
    (await import('./orders/order-mails')).sendCancellation(context, payload),
  'mail.change': async (payload) => (await import('./orders/order-mails')).sendChange(context, payload),
  'mail.refund': async (payload) => (await import('./orders/care-mails')).sendRefund(context, payload),
  'mail.instalment': async (payload) =>
    (await import('./orders/instalment-mails')).sendInstalment(context, payload),
  'mail.payment': async (payload) => (await import('./orders/payment-mails')).sendPayment(context, payload),
  'mail.vouchers': async (payload) => (await import('./orders/order-mails')).sendVouchers(context, payload),
  'mail.buyer-corrected': async (payload) =>
    (await import('./orders/care-mails')).sendBuyerCorrected(context, payload),
  'mail.change-to-pay': async (payload) =>
    (await import('./orders/care-mails')).sendChangeToPay(context, payload),
  'mail.exchange-to-pay': async (payload) =>
    (await import('./orders/care-mails')).sendExchangeToPay(context, payload),
  'mail.voucher-extended': async (payload) =>
    (await import('./orders/care-mails')).sendVoucherExtended(context, payload),
  'mail.voucher-prolonged': async (payload) =>
    (await import('./orders/voucher-prolonged-mail')).sendVoucherProlonged(context, payload),
  'mail.visit': async (payload) => (await import('./visits/visit-mails')).sendVisitMail(context, payload),
  'mail.gift': async (payload) => (await import('./giving/gift-mails')).sendGift(context, payload),
  'mail.gift-news': async (payload) => (await import('./giving/gift-mails')).sendGiftNews(context, payload),
  'mail.reminder': async (payload) => (await import('./giving/reminder-mail')).sendReminder(context, payload),
  'mail.account': async (payload) => (await import('./account-mails')).sendAccountMail(context, payload),
  'mail.security': async (payload) => (await import('./security-mails')).sendSecurityMail(context, payload),
  'mail.newsletter': async ({ id }) =>
    (await import('./newsletter-mails')).sendNewsletterWelcome(context, id),
  'mail.newsletter-confirm': async ({ linkId }) =>
    (await import('./newsletter-mails')).sendNewsletterConfirmation(context, linkId),
  'mail.contact': async ({ id }) => (await import('./contact-mails')).sendContactCase(context, id),
  'mail.contact-received': async ({ id }) =>
    (await import('./contact-mails')).sendContactReceived(context, id),
});
