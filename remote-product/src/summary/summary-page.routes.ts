import { checkoutPage } from '../private-page.routes';
import { SummarySkeleton } from '../trip/CheckoutSkeletons';
import { SummaryPage } from './SummaryPage';

export const summaryPage = checkoutPage({
  title: 'checkout.title',
  Skeleton: SummarySkeleton,
  Page: SummaryPage,
});
