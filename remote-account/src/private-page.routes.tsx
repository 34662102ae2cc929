import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '@detour/shared-ui';
import { useHydrated, type PageDefinition, type PrefetchContext } from '@detour/remote-kit';
import { PageFrame } from './form/PageFrame';
import { useText, type TextId } from './text';

export interface PrivatePage {
  readonly testId: string;
  readonly title: TextId;
  /** A chunk of its own: whoever signs in needs no trips. */
  readonly load: () => Promise<ComponentType>;
  /** In the app, what the page shows is asked for before the address changes. Never on the server, which knows nobody. */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
}

const isServer = typeof window === 'undefined';

/**
 * A page of one person: the server writes its title alone, so no cache can hold anything of anybody, and no search engine lists it.
 */
export const privatePage = ({ testId, title, load, prefetch }: PrivatePage): PageDefinition => {
  const Page = lazy(async () => ({ default: await load() }));
  const Waiting = () => {
    const text = useText();
    return (
      <PageFrame testId={testId} title={text(title)}>
        <Skeleton width="100%" height="22rem" radius="l" />
      </PageFrame>
    );
  };
  return {
    prefetch: async (context) => {
      const { text, site } = context;
      if (!isServer) await Promise.all([load(), prefetch?.(context)]);
      return {
        head: {
          title: text('page.title', { title: text(title), brand: site.brand }),
          robots: 'noindex' as const,
        },
      };
    },
    Component: () =>
      useHydrated() ? (
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      ) : (
        <Waiting />
      ),
  };
};
