import { Type } from '@sinclair/typebox';
import { byId, define } from '../define-call';
import * as cancellation from './cancellation.schema';
import * as content from '../content/content.schema';
import * as gift from './gift.schema';
import * as instalment from './instalment.schema';
import * as order from './order.schema';
import * as page from './order-page.schema';

/** Orders, payments, gifts and vouchers. */
export const orderCalls = {
  createOrder: define({
    method: 'POST',
    path: '/api/front/purchase/orders',
    body: order.OrderRequest,
    response: order.OrderResponse,
    summary: 'Hold the rooms and open an order',
  }),
  walletOrder: define({
    method: 'POST',
    path: '/api/front/purchase/zeppto',
    body: order.WalletOrderRequest,
    response: order.WalletOrderResponse,
    summary: 'Pay an order by wallet',
  }),
  order: define({
    method: 'GET',
    path: '/api/front/purchase/orders/:orderUUID',
    params: order.OrderParams,
    response: order.Order,
    summary: 'An order, for its buyer',
  }),
  payByCard: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/card',
    params: order.OrderParams,
    body: order.CardRequest,
    response: order.PaymentResponse,
    summary: 'Authorise a card',
  }),
  startPayment: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/payment',
    params: order.OrderParams,
    response: order.StartedPayment,
    summary: 'Begin a payment in the browser',
  }),
  returnFromThreeds: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/return',
    params: order.OrderParams,
    body: order.ReturnRequest,
    response: order.PaymentResponse,
    summary: 'Come back from 3-D Secure',
  }),
  extendHold: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/extend-hold',
    params: order.OrderParams,
    response: order.Order,
    summary: 'Keep the rooms longer, 30 minutes in all',
  }),
  cancellation: define({
    method: 'GET',
    path: '/api/front/purchase/orders/:orderUUID/cancellation',
    params: order.OrderParams,
    response: cancellation.Cancellation,
    summary: 'What a cancellation of the order gives back',
  }),
  cancelOrder: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/cancel',
    params: order.OrderParams,
    body: cancellation.CancelRequest,
    response: order.Order,
    summary: 'Cancel a held or a cancellable order',
  }),
  invoiceRequest: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/invoice-request',
    params: order.OrderParams,
    body: page.InvoiceRequest,
    response: page.InvoiceResponse,
    summary: 'The invoice of an order, with the data of a company',
  }),
  resendLetter: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/resend',
    params: order.OrderParams,
    body: page.ResendRequest,
    response: Type.Null(),
    summary: 'Send a letter to the buyer again',
  }),
  payLaterEligibility: define({
    method: 'GET',
    path: '/api/front/purchase/alma/eligibility',
    query: instalment.PayLaterQuery,
    response: instalment.PayLaterResponse,
    summary: 'Options to pay an amount later or in parts',
  }),
  giftPrices: define({
    method: 'GET',
    path: '/api/product/:id/gift-prices',
    params: byId,
    query: gift.GiftPricesQuery,
    response: gift.GiftPricesResponse,
    summary: 'Price of a stay as a gift without dates',
  }),
  shippingCost: define({
    method: 'GET',
    path: '/api/front/purchase/shipping-cost',
    query: gift.ShippingCostQuery,
    response: gift.ShippingCostResponse,
    summary: 'Shipping cost of a gift',
  }),
  giftExtras: define({
    method: 'GET',
    path: '/api/front/purchase/gift-extras',
    query: gift.GiftExtrasQuery,
    response: gift.GiftExtrasResponse,
    summary: 'Extras of a gift sent by post',
  }),
  giftCardCheck: define({
    method: 'POST',
    path: '/api/front/purchase/gift-cards/check',
    body: gift.GiftCardCheckRequest,
    response: gift.GiftCardCheck,
    summary: 'Amount that a gift card or a voucher would pay',
  }),
  promotionCheck: define({
    method: 'POST',
    path: '/api/front/purchase/promotion-codes/check',
    body: gift.PromotionCheckRequest,
    response: gift.PromotionCheck,
    summary: 'Discount of a promotion code',
  }),
  confirmFree: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/confirm',
    params: order.OrderParams,
    response: order.PaymentResponse,
    summary: 'Confirm an order that vouchers pay in full',
  }),
  openVoucher: define({
    method: 'POST',
    path: '/api/front/vouchers/:code/open',
    params: gift.VoucherParams,
    response: content.NoBody,
    summary: 'The recipient has unwrapped a gift',
  }),
  extendVoucher: define({
    method: 'POST',
    path: '/api/front/vouchers/:code/extend',
    params: gift.VoucherParams,
    query: gift.VoucherStatusQuery,
    response: gift.VoucherStatus,
    summary: 'Extend a voucher, once',
  }),
  voucherStatus: define({
    method: 'GET',
    path: '/api/front/purchase/vouchers/:code',
    params: gift.VoucherParams,
    query: gift.VoucherStatusQuery,
    response: gift.VoucherStatus,
    summary: 'Validity and remaining value of a voucher',
  }),
  trip: define({
    method: 'GET',
    path: '/api/account/trips/:orderUUID',
    params: order.OrderParams,
    response: order.Order,
    summary: 'An order of the account',
  }),
} as const;
