import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-product',
  styleKey: 'product',
  contract: checkedContract,
  pages: {
    product: async () =>
      (await import(/* webpackChunkName: "page-product" */ './stay/stay-page.routes')).stayPage,
    hotel: async () =>
      (await import(/* webpackChunkName: "page-hotel" */ './hotel/hotel-page.routes')).hotelPage,
    summary: async () =>
      (await import(/* webpackChunkName: "page-summary" */ './summary/summary-page.routes')).summaryPage,
    payment: async () =>
      (await import(/* webpackChunkName: "page-payment" */ './payment/payment-page.routes')).paymentPage,
    confirmation: async () =>
      (await import(/* webpackChunkName: "page-confirmation" */ './confirmation/confirmation-page.routes'))
        .confirmationPage,
    'order-change': async () =>
      (await import(/* webpackChunkName: "page-order-change" */ './change/change-page.routes')).changePage,
    'booking-lookup': async () =>
      (await import(/* webpackChunkName: "page-booking-lookup" */ './lookup/lookup-page.routes')).lookupPage,
  },
};
