import type { PageDefinition } from '@detour/remote-kit';
import { BeneficiaryOffersPage, BeneficiaryOffersSkeleton } from './BeneficiaryOffersPage';
import type { Names } from '../contract';

export const beneficiaryOffersPage: PageDefinition<Names> = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('benef.title'), brand: site.brand }),
        robots: 'noindex',
      },
    }),
  Skeleton: BeneficiaryOffersSkeleton,
  Component: BeneficiaryOffersPage,
};
