import type { PageDefinition } from '@detour/remote-kit';
import { VoucherPage } from './VoucherPage';
import type { Names } from '../contract';

export const voucherPage: PageDefinition<Names> = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('voucher.title'), brand: site.brand }),
        robots: 'noindex',
      },
    }),
  Component: VoucherPage,
};
