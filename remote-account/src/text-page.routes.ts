import type { ComponentType } from 'react';
import { printPath, type PageName } from '@detour/shared-contracts';
import type { PageDefinition } from '@detour/shared-ui/remote';
import type { TextId } from './text';

/** Only what helps before one is a customer is for search engines. */
const indexed: readonly PageName[] = ['contact'];

/** A page that is words alone: nothing to load, its title is its head. */
export const textPage = (page: PageName, title: TextId, Component: ComponentType): PageDefinition => ({
  prefetch: ({ site, text }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text(title), brand: site.brand }),
        canonicalPath: printPath(page, site.locale),
        ...(indexed.includes(page) ? {} : { robots: 'noindex' as const }),
      },
    }),
  Component,
});
