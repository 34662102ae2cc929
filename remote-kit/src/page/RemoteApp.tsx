import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useRoute } from '../host/host-context';
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

/** The page of the current route. Its code is loaded before the route changes. */
export const RemotePages = ({ pages }: { readonly pages: PageStore }) => {
  const page = pages.get(useRoute().page);
  return page && <page.Component />;
};
