import type { RemoteDefinition } from '@detour/remote-kit';
import { homePage } from './home/home-page';
import { ideasPage } from './ideas/ideas-page';
import { landingPage } from './landing/landing-page';
import { searchPage } from './results/search/search-page';
import { splashPage } from './splash/splash-page';
import { staticPage } from './static/static-page';

export const definition: RemoteDefinition = {
  remote: 'remote-search',
  styleKey: 'search',
  pages: {
    home: homePage,
    search: searchPage,
    splash: splashPage,
    static: staticPage,
    landing: landingPage,
    ideas: ideasPage,
    'activity-search': searchPage,
  },
};
