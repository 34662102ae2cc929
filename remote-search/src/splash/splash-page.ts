import type { PageDefinition } from '@detour/remote-kit';
import { homepageQuery } from '../home/homepage.query';
import { firstAnswer } from '../page/first-answer';
import { SplashPage } from './SplashPage';
import type { Names } from '../contract';

/** The Belgian host without a language. It shows the pictures of the home page. */
export const splashPage: PageDefinition<Names> = {
  async prefetch({ queryClient, api, site }) {
    await firstAnswer(
      queryClient.prefetchQuery(homepageQuery(api, { locale: site.locale, flow: 'booking' })),
    );
    return { head: { title: site.brand, canonicalPath: '/' } };
  },
  Component: SplashPage,
};
