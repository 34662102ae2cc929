import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-activities',
  styleKey: 'activities',
  contract: checkedContract,
  pages: {
    activity: async () =>
      (await import(/* webpackChunkName: "page-activity" */ './detail/activity.routes')).activityPage,
  },
};
