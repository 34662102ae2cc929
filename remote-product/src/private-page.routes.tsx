import { lazy, Suspense, type ComponentType } from 'react';
import { useHydrated, type PageDefinition, type PrefetchContext } from '@detour/remote-kit';
import type { TextId } from './text';

const headOf = ({ text, site }: PrefetchContext, title: TextId) => ({
  title: text('page.title', { title: text(title), brand: site.brand }),
  robots: 'noindex,follow' as const,
});

/** A private page: the server knows nothing of its visitor, so nothing but its own words comes from there. */
export const privatePage = (title: TextId, Component: ComponentType): PageDefinition => ({
  prefetch: (context) => Promise.resolve({ head: headOf(context, title) }),
  Component,
});

export interface CheckoutPage {
  readonly title: TextId;
  /** What the server writes, and what stands there until the page's code has come. */
  readonly Skeleton: ComponentType;
  /** A chunk of its own: whoever only looks at stays needs no form. */
  readonly load: () => Promise<ComponentType>;
}

const isServer = typeof window === 'undefined';

/** A page behind the stay. In the app its code is there before the address changes; a deep link shows the skeleton until then. */
export const checkoutPage = ({ title, Skeleton, load }: CheckoutPage): PageDefinition => {
  const Page = lazy(async () => ({ default: await load() }));
  return {
    prefetch: async (context) => {
      if (!isServer) await load();
      return { head: headOf(context, title) };
    },
    Component: () => {
      const hydrated = useHydrated();
      return hydrated ? (
        <Suspense fallback={<Skeleton />}>
          <Page />
        </Suspense>
      ) : (
        <Skeleton />
      );
    },
  };
};
