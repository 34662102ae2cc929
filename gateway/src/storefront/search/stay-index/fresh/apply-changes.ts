import type { Database } from '../../../../database/open-database';
import { readChanges, type StayChange } from './change-log.repository';
import type { RoomSpan } from './index-rows.repository';
import { loadHotels, putNights, type LoadedStays } from './load-stays';

const keysOf = (changes: readonly StayChange[], wanted: StayChange['kind']): readonly string[] => [
  ...new Set(changes.flatMap(({ kind, key }) => (kind === wanted ? [key] : []))),
];

/** The changed nights, one span per room type. */
const spansOf = (changes: readonly StayChange[]): readonly RoomSpan[] => {
  const spans = new Map<string, RoomSpan>();
  for (const { key: roomTypeId, first_night: first, last_night: last } of changes) {
    if (first === null || last === null) continue;
    const known = spans.get(roomTypeId);
    spans.set(roomTypeId, {
      roomTypeId,
      first: known && known.first < first ? known.first : first,
      last: known && known.last > last ? known.last : last,
    });
  }
  return [...spans.values()];
};

/**
 * Applies what was committed since the last call. Returns the ids of the changed hotels; null when names of places changed. The tables
 * are read after the log, so they are as new as the changes or newer.
 */
export const applyChanges = async (
  db: Database,
  { stays, progress }: LoadedStays,
): Promise<readonly string[] | null> => {
  const { horizon, changes } = await readChanges(db, progress.horizon);
  const fresh = changes.filter(({ id }) => !progress.applied.has(id));
  const hotelIds = keysOf(fresh, 'hotel');
  // Hotels first: a changed night may be of a new room.
  await loadHotels(db, stays, hotelIds);
  const spans = spansOf(fresh).filter(({ roomTypeId }) => stays.roomOf(roomTypeId) !== undefined);
  await putNights(db, stays, spans);
  progress.applied = new Set(changes.map(({ id }) => id));
  progress.horizon = horizon;
  return keysOf(fresh, 'place').length > 0 ? null : hotelIds;
};
