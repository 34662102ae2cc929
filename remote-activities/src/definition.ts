import type { RemoteDefinition } from '@detour/remote-kit';
import { activityPage } from './detail/activity.routes';

export const definition: RemoteDefinition = {
  remote: 'remote-activities',
  styleKey: 'activities',
  pages: { activity: activityPage },
};
