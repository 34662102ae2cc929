import { lazy, Suspense, type ComponentType } from 'react';
import { useHydrated, type PageDefinition, type PrefetchContext } from '@detour/remote-kit';
import type { TextId } from './text';
import type { Names } from './contract';

const headOf = ({ text, site }: PrefetchContext<Names>, title: TextId) => ({
  title: text('page.title', { title: text(title), brand: site.brand }),
  robots: 'noindex,follow' as const,
});

/** A private page: the server renders only texts without visitor data. */
export const privatePage = (title: TextId, Component: ComponentType): PageDefinition<Names> => ({
  prefetch: (context) => Promise.resolve({ head: headOf(context, title) }),
  Component,
});

export interface CheckoutPage {
  readonly title: TextId;
  /** The server's HTML, shown until the page's code is loaded. */
  readonly Skeleton: ComponentType;
  /** A separate chunk, because pages that show stays do not need the form. */
  readonly load: () => Promise<ComponentType>;
}

const isServer = typeof window === 'undefined';

/** A checkout page. In-app navigation loads the code before the URL changes. A deep link shows the skeleton until then. */
export const checkoutPage = ({ title, Skeleton, load }: CheckoutPage): PageDefinition<Names> => {
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
