import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { HydrationState, LayerHolder } from '@detour/shared-ui';
import { HostHolder, IntlHolder, type HostServices } from '../host/host-context';
import { toTextFunction } from '../text/text-function';

export interface PartProvidersProps {
  readonly services: HostServices;
  readonly intl: IntlShape;
  readonly cache: EmotionCache;
  /** The first render must equal the server's HTML. */
  readonly hydrates: boolean;
  readonly children: ReactNode;
}

/** Host, texts and styles, shared by pages and fragments. */
export const PartProviders = ({ services, intl, cache, hydrates, children }: PartProvidersProps) => {
  const texts = useMemo(() => ({ text: toTextFunction(intl) }), [intl]);
  return (
    <CacheProvider value={cache}>
      <HostHolder value={services}>
        <RawIntlProvider value={intl}>
          <IntlHolder value={texts}>
            <LayerHolder value={services.host.navigation.openLayer ?? null}>
              <HydrationState hydrates={hydrates}>{children}</HydrationState>
            </LayerHolder>
          </IntlHolder>
        </RawIntlProvider>
      </HostHolder>
    </CacheProvider>
  );
};
