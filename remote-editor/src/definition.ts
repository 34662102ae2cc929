import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';
import { staffPage } from './staff-page.routes';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-editor',
  styleKey: 'editor',
  contract: checkedContract,
  // The chunk's name is `page-` and the name of the page.
  pages: {
    editor: staffPage({
      testId: 'page-editor',
      title: 'list.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-editor" */ './list/ContentPage')).ContentPage,
    }),
    analytics: staffPage({
      testId: 'page-analytics',
      title: 'analytics.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-analytics" */ './analytics/AnalyticsPage')).AnalyticsPage,
    }),
    experiments: staffPage({
      testId: 'page-experiments',
      title: 'experiments.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-experiments" */ './experiments/ExperimentsPage'))
          .ExperimentsPage,
    }),
    'editor-item': staffPage({
      testId: 'page-editor-item',
      title: 'list.title',
      load: async () => (await import(/* webpackChunkName: "page-editor-item" */ './item/ItemPage')).ItemPage,
    }),
    promotions: staffPage({
      testId: 'page-promotions',
      title: 'promo.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-promotions" */ './promotions/list/PromotionsPage'))
          .PromotionsPage,
    }),
    promotion: staffPage({
      testId: 'page-promotion',
      title: 'promo.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-promotion" */ './promotions/PromotionPage')).PromotionPage,
    }),
    photos: staffPage({
      testId: 'page-photos',
      title: 'photos.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-photos" */ './photos/PhotosPage')).PhotosPage,
    }),
    'photo-subject': staffPage({
      testId: 'page-photo-subject',
      title: 'photos.title',
      load: async () =>
        (await import(/* webpackChunkName: "page-photo-subject" */ './photos/subject/PhotoSubjectPage'))
          .PhotoSubjectPage,
    }),
  },
};
