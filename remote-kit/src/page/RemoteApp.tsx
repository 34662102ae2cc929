import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { patternsOf, type PageName } from '@detour/shared-contracts/sites';
import type { RemoteDefinition } from './definition';
import { useSite } from '../host/host-context';
import { PartProviders, type PartProvidersProps } from './PartProviders';
import { RemoteRouter } from './RemoteRouter';

export interface RemoteProvidersProps extends PartProvidersProps {
  readonly queryClient: QueryClient;
}

/** Wrapper of every page. The same tree on server and browser. */
export const RemoteProviders = ({ queryClient, children, ...part }: RemoteProvidersProps) => (
  <PartProviders {...part}>
    <QueryClientProvider client={queryClient}>
      <RemoteRouter>{children}</RemoteRouter>
    </QueryClientProvider>
  </PartProviders>
);

/** The pages of a remote with their route patterns in this locale. */
export const RemotePages = ({ definition }: { readonly definition: RemoteDefinition }) => {
  const { locale } = useSite();
  const routes = (Object.keys(definition.pages) as PageName[]).flatMap((page) => {
    const Component = definition.pages[page]?.Component;
    return Component
      ? patternsOf(page, locale).map((pattern) => (
          <Route key={`${page} ${pattern}`} path={pattern} element={<Component />} />
        ))
      : [];
  });
  return (
    <Routes>
      {routes}
      <Route path="*" element={null} />
    </Routes>
  );
};
