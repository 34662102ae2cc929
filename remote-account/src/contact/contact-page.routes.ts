import { printPath } from '@detour/shared-contracts/sites';
import type { PageDefinition } from '@detour/remote-kit';
import { ContactPage } from './ContactPage';

/** The only indexable page of this remote, because it also helps visitors without an account. */
export const contactPage: PageDefinition = {
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text('contact.title'), brand: site.brand }),
        description: text('contact.description'),
        canonicalPath: printPath('contact', site.locale),
      },
    }),
  Component: ContactPage,
};
