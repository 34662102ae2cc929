import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';

export interface FrameProvidersProps {
  readonly intl: IntlShape;
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

/** What each root of the frame stands in; the same tree on server and browser, so that ids and styles agree. */
export const FrameProviders = ({ intl, cache, children }: FrameProvidersProps) => (
  <CacheProvider value={cache}>
    <RawIntlProvider value={intl}>{children}</RawIntlProvider>
  </CacheProvider>
);
