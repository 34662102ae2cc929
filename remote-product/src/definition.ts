import type { DefinitionOf } from '@detour/remote-kit';
import { ConfirmationSkeleton, PaymentSkeleton, SummarySkeleton } from './trip/CheckoutSkeletons';
import { hotelPage } from './hotel/hotel-page.routes';
import { LookupPage } from './lookup/LookupPage';
import { checkoutPage, privatePage } from './private-page.routes';
import { stayPage } from './stay/stay-page.routes';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-product',
  styleKey: 'product',
  contract: checkedContract,
  pages: {
    product: stayPage,
    hotel: hotelPage,
    summary: checkoutPage({
      title: 'checkout.title',
      Skeleton: SummarySkeleton,
      load: async () => (await import('./summary/SummaryPage')).SummaryPage,
    }),
    payment: checkoutPage({
      title: 'payment.title',
      Skeleton: PaymentSkeleton,
      load: async () => (await import('./payment/PaymentPage')).PaymentPage,
    }),
    confirmation: checkoutPage({
      title: 'confirmation.title',
      Skeleton: ConfirmationSkeleton,
      load: async () => (await import('./confirmation/ConfirmationPage')).ConfirmationPage,
    }),
    'order-change': checkoutPage({
      title: 'change.title',
      Skeleton: ConfirmationSkeleton,
      load: async () => (await import('./change/ChangePage')).ChangePage,
    }),
    'booking-lookup': privatePage('lookup.title', LookupPage),
  },
};
