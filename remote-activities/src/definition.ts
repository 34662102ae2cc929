import type { RemoteDefinition } from '@detour/shared-ui/remote';
import { activityPage } from './detail/activity.routes';

export const definition: RemoteDefinition = {
  remote: 'remote-activities',
  styleKey: 'activities',
  pages: { activity: activityPage },
};
