import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { HostHolder, IntlHolder, type HostServices } from '../host/host-context';
import { toTextFunction } from '../text/text-function';

export interface PartProvidersProps {
  readonly services: HostServices;
  readonly intl: IntlShape;
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

/** Host, texts and styles, shared by pages and fragments. */
export const PartProviders = ({ services, intl, cache, children }: PartProvidersProps) => {
  const texts = useMemo(() => ({ text: toTextFunction(intl) }), [intl]);
  return (
    <CacheProvider value={cache}>
      <HostHolder value={services}>
        <RawIntlProvider value={intl}>
          <IntlHolder value={texts}>{children}</IntlHolder>
        </RawIntlProvider>
      </HostHolder>
    </CacheProvider>
  );
};
