import type { DefinitionOf } from '@detour/remote-kit';
import { homePage } from './home/home-page';
import { ideasPage } from './ideas/ideas-page';
import { landingPage } from './landing/landing-page';
import { searchPage } from './results/search/search-page';
import { splashPage } from './splash/splash-page';
import { staticPage } from './static/static-page';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-search',
  styleKey: 'search',
  contract: checkedContract,
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
