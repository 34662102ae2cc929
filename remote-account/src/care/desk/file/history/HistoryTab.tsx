import type { CareFile } from '@detour/shared-contracts/api';
import { EventList } from './EventList';

/** Events of the order. */
export const HistoryTab = ({ file: { events } }: { readonly file: CareFile }) => (
  <EventList events={events} />
);
