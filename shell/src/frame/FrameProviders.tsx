import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';

export interface FrameProvidersProps {
  readonly intl: IntlShape;
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

/** Providers of each frame root. The same tree on server and browser, so that ids and styles match. */
export const FrameProviders = ({ intl, cache, children }: FrameProvidersProps) => (
  <CacheProvider value={cache}>
    <RawIntlProvider value={intl}>{children}</RawIntlProvider>
  </CacheProvider>
);
