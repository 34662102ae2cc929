import { lazy, Suspense, type ComponentType } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Skeleton } from '@detour/shared-ui';
import { useSite, type PageDefinition } from '@detour/remote-kit';
import type { Names } from './contract';
import { EditorFrame } from './EditorFrame';
import { useText, type TextId } from './text';

interface StaffPage {
  readonly testId: string;
  readonly title: TextId;
  readonly load: () => Promise<ComponentType>;
}

const isServer = typeof window === 'undefined';

/** A page of staff: the server renders its frame only, because it does not know who asks, and search engines do not index it. */
export const staffPage = ({ testId, title, load }: StaffPage): PageDefinition<Names> => {
  const Page = lazy(async () => ({ default: await load() }));
  const Waiting = () => {
    const text = useText();
    const { locale } = useSite();
    return (
      <EditorFrame
        testId={testId}
        title={text(title)}
        back={{ label: text('list.back'), href: printPath<Names>('care', locale) }}
      >
        <Skeleton width="100%" height="24rem" radius="m" />
      </EditorFrame>
    );
  };
  return {
    prefetch: async ({ text, site }) => {
      if (!isServer) await load();
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
