import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '@detour/shared-ui';
import type { PageDefinition, PrefetchContext } from '@detour/remote-kit';
import { PageFrame } from './form/PageFrame';
import { useText, type TextId } from './text';
import type { Names } from './contract';

export interface PrivatePage {
  readonly testId: string;
  readonly title: TextId;
  /** A separate chunk, because the sign-in page does not need the trips. */
  readonly load: () => Promise<ComponentType>;
  /** In-app navigation loads the data before the URL changes. The server never loads it, because it does not know the visitor. */
  readonly prefetch?: (context: PrefetchContext<Names>) => Promise<unknown>;
}

const isServer = typeof window === 'undefined';

/**
 * A private page: the server renders only its title, so no cache can contain personal data. Search engines do not index it.
 */
export const privatePage = ({ testId, title, load, prefetch }: PrivatePage): PageDefinition<Names> => {
  const Page = lazy(async () => ({ default: await load() }));
  const Waiting = () => {
    const text = useText();
    return (
      <PageFrame testId={testId} title={text(title)}>
        <div aria-busy="true">
          <Skeleton width="100%" height="22rem" radius="l" />
        </div>
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
    Skeleton: Waiting,
    Component: () => (
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    ),
  };
};
