import type { DefinitionOf } from '@detour/remote-kit';
import { activityPage } from './detail/activity.routes';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-activities',
  styleKey: 'activities',
  contract: checkedContract,
  pages: { activity: activityPage },
};
