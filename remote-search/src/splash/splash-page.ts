import type { PageDefinition } from '@detour/shared-ui/remote';
import { SplashPage } from './SplashPage';

/** The Belgian host without a language: nothing to load. */
export const splashPage: PageDefinition = {
  prefetch: ({ site }) => Promise.resolve({ head: { title: site.brand, canonicalPath: '/' } }),
  Component: SplashPage,
};
