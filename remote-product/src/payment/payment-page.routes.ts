import { checkoutPage } from '../private-page.routes';
import { PaymentSkeleton } from '../trip/CheckoutSkeletons';
import { PaymentPage } from './PaymentPage';

export const paymentPage = checkoutPage({
  title: 'payment.title',
  Skeleton: PaymentSkeleton,
  Page: PaymentPage,
});
