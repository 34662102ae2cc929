import type { PageDefinition } from '@detour/remote-kit';
import { BeneficiaryLoginPage } from './BeneficiaryLoginPage';
import type { Names } from '../contract';

export const beneficiaryPage: PageDefinition<Names> = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('beneficiary.title'), brand: site.brand }),
        robots: 'noindex' as const,
      },
    }),
  Component: BeneficiaryLoginPage,
};
