import { checkoutPage } from '../private-page.routes';
import { ConfirmationSkeleton } from '../trip/CheckoutSkeletons';
import { ConfirmationPage } from './ConfirmationPage';

export const confirmationPage = checkoutPage({
  title: 'confirmation.title',
  Skeleton: ConfirmationSkeleton,
  Page: ConfirmationPage,
});
