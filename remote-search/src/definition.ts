import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-search',
  styleKey: 'search',
  contract: checkedContract,
  pages: {
    home: async () => (await import(/* webpackChunkName: "page-home" */ './home/home-page')).homePage,
    search: async () =>
      (await import(/* webpackChunkName: "page-search" */ './results/search/search-page')).searchPage,
    splash: async () =>
      (await import(/* webpackChunkName: "page-splash" */ './splash/splash-page')).splashPage,
    static: async () =>
      (await import(/* webpackChunkName: "page-static" */ './static/static-page')).staticPage,
    landing: async () =>
      (await import(/* webpackChunkName: "page-landing" */ './landing/landing-page')).landingPage,
    ideas: async () => (await import(/* webpackChunkName: "page-ideas" */ './ideas/ideas-page')).ideasPage,
    'activity-search': async () =>
      (await import(/* webpackChunkName: "page-activity-search" */ './results/search/search-page'))
        .searchPage,
  },
};
