import type { ComponentType } from 'react';
import type { PageDefinition } from '@detour/shared-ui/remote';
import type { TextId } from './text';

/** A private page: the server knows nothing of its visitor, so only its head and its skeleton come from there. */
export const privatePage = (title: TextId, Component: ComponentType): PageDefinition => ({
  prefetch: ({ text, site }) =>
    Promise.resolve({
      head: {
        title: text('page.title', { title: text(title), brand: site.brand }),
        robots: 'noindex,follow',
      },
    }),
  Component,
});
