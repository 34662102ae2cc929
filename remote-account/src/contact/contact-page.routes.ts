import { printPath } from '@detour/shared-contracts/sites';
import type { PageDefinition } from '@detour/remote-kit';
import { ContactPage } from './ContactPage';
import type { Names } from '../contract';

/** The only indexable page of this remote, because it also helps visitors without an account. */
export const contactPage: PageDefinition<Names> = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('contact.title'), brand: site.brand }),
        description: text('contact.description'),
        canonicalPath: printPath<Names>('contact', site.locale),
      },
    }),
  Component: ContactPage,
};
