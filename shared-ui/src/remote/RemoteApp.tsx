import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Route, Routes } from 'react-router';
import { patternsOf, type PageName } from '@detour/shared-contracts';
import type { RemoteDefinition } from './definition';
import { HostHolder, IntlHolder, useSite, type HostServices } from './host-context';
import { RemoteRouter } from './RemoteRouter';
import { toTextFunction } from './text';

export interface RemoteProvidersProps {
  readonly services: HostServices;
  readonly intl: IntlShape;
  readonly cache: EmotionCache;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** What every page and fragment stands in; the same tree on server and browser. */
export const RemoteProviders = ({ services, intl, cache, queryClient, children }: RemoteProvidersProps) => {
  const texts = useMemo(() => ({ text: toTextFunction(intl) }), [intl]);
  return (
    <CacheProvider value={cache}>
      <HostHolder value={services}>
        <RawIntlProvider value={intl}>
          <IntlHolder value={texts}>
            <QueryClientProvider client={queryClient}>
              <RemoteRouter>{children}</RemoteRouter>
            </QueryClientProvider>
          </IntlHolder>
        </RawIntlProvider>
      </HostHolder>
    </CacheProvider>
  );
};

/** The pages of a remote under the patterns of the route table in this locale. */
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
