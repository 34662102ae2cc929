import type { DefinitionOf } from '@detour/remote-kit';
import {
  ChangeSkeleton,
  ConfirmationSkeleton,
  PaymentSkeleton,
  SummarySkeleton,
} from './trip/CheckoutSkeletons';
import { LookupPage } from './lookup/LookupPage';
import { checkoutPage, privatePage } from './private-page.routes';
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
    summary: checkoutPage({
      title: 'checkout.title',
      Skeleton: SummarySkeleton,
      load: async () =>
        (await import(/* webpackChunkName: "page-summary" */ './summary/SummaryPage')).SummaryPage,
    }),
    payment: checkoutPage({
      title: 'payment.title',
      Skeleton: PaymentSkeleton,
      load: async () =>
        (await import(/* webpackChunkName: "page-payment" */ './payment/PaymentPage')).PaymentPage,
    }),
    confirmation: checkoutPage({
      title: 'confirmation.title',
      Skeleton: ConfirmationSkeleton,
      load: async () =>
        (await import(/* webpackChunkName: "page-confirmation" */ './confirmation/ConfirmationPage'))
          .ConfirmationPage,
    }),
    'order-change': checkoutPage({
      title: 'change.title',
      Skeleton: ChangeSkeleton,
      load: async () =>
        (await import(/* webpackChunkName: "page-order-change" */ './change/ChangePage')).ChangePage,
    }),
    'booking-lookup': privatePage('lookup.title', LookupPage),
  },
};
