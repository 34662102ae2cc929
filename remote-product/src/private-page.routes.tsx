import type { ComponentType } from 'react';
import type { PageDefinition, PrefetchContext } from '@detour/remote-kit';
import type { TextId } from './text';
import type { Names } from './contract';

const headOf = ({ text, site }: PrefetchContext<Names>, title: TextId) => ({
  title: text('page.title', { title: text(title), brand: site.brand }),
  robots: 'noindex,follow' as const,
});

/** A private page: the server renders only texts without visitor data. */
export const privatePage = (title: TextId, Component: ComponentType) => ({
  prefetch: (context: PrefetchContext<Names>) => Promise.resolve({ head: headOf(context, title) }),
  Component,
});

export interface CheckoutPage {
  readonly title: TextId;
  /** The server's HTML, which knows nothing of the visitor. */
  readonly Skeleton: ComponentType;
  readonly Page: ComponentType;
}

/** A checkout page: the skeleton until the page is hydrated, then the page. */
export const checkoutPage = ({ title, Skeleton, Page }: CheckoutPage): PageDefinition<Names> => ({
  ...privatePage(title, Page),
  Skeleton,
});
