import { useEffect, useState } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { PageName } from '@detour/shared-contracts/sites';
import { useHydrated } from '@detour/shared-ui';
import { useRoute } from '../host/host-context';
import type { PageDefinition } from './definition';
import type { PageStore } from './page-store';
import { PartProviders, type PartProvidersProps } from './PartProviders';

export interface RemoteProvidersProps extends PartProvidersProps {
  readonly queryClient: QueryClient;
}

/** Wrapper of every page. The same tree on server and browser. */
export const RemoteProviders = ({ queryClient, children, ...part }: RemoteProvidersProps) => (
  <PartProviders {...part}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </PartProviders>
);

type Gated = Required<Pick<PageDefinition, 'Skeleton' | 'Component'>>;

/** A component of its own: other pages do not render again when they are hydrated. */
const HydratedPage = ({ Skeleton, Component }: Gated) => (useHydrated() ? <Component /> : <Skeleton />);

export interface RemotePagesProps {
  readonly pages: PageStore;
  /** Called when the code of a page came after the route had changed. */
  readonly onLate?: () => void;
}

/**
 * The page of the current route. Its code is loaded before the route changes, but the shell stops waiting after its time limit:
 * then the page follows when the code is there, and code that cannot be loaded ends in the remote's error boundary.
 */
export const RemotePages = ({ pages, onLate }: RemotePagesProps) => {
  const name = useRoute().page;
  const page = pages.get(name);
  const isLoading = page === 'loading';
  const [ended, setEnded] = useState<{ readonly name: PageName; readonly error: Error | null } | null>(null);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const end = (error: Error | null): void => {
      if (!isWanted) return;
      onLate?.();
      setEnded({ name, error });
    };
    pages.load(name).then(() => end(null), end);
    return () => {
      isWanted = false;
    };
  }, [pages, name, isLoading, onLate]);
  if (isLoading && ended?.name === name && ended.error) throw ended.error;
  if (page === null || page === 'loading') return null;
  const { Skeleton, Component } = page;
  return Skeleton ? <HydratedPage Skeleton={Skeleton} Component={Component} /> : <Component />;
};
