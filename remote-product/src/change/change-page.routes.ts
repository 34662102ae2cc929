import { checkoutPage } from '../private-page.routes';
import { ChangeSkeleton } from '../trip/CheckoutSkeletons';
import { ChangePage } from './ChangePage';

export const changePage = checkoutPage({ title: 'change.title', Skeleton: ChangeSkeleton, Page: ChangePage });
