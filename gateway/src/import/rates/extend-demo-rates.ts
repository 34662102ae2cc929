import { addDays, isoDate, zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { horizonOf } from '../../seed/horizon';
import type { DemoRatesDeps } from './demo-rates';

/** Adds the missing nights of a new day to generated rates. Otherwise it reads one row and returns. */
export const extendDemoRates = async (deps: DemoRatesDeps): Promise<void> => {
  const today = zonedNow(deps.clock.now(), timeZoneOf('fr_FR')).date;
  const last = await deps.db
    .selectFrom('imported_room')
    .innerJoin('package', 'package.room_type_id', 'imported_room.room_type_id')
    .innerJoin('room_night', 'room_night.room_type_id', 'imported_room.room_type_id')
    .select('room_night.night')
    .where('imported_room.rates', '=', 'demo')
    .where('package.published', '=', true)
    .orderBy('imported_room.room_type_id')
    .orderBy('room_night.night', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && addDays(isoDate(last.night), 1) < horizonOf(today)) {
    const { addDemoRates } = await import('./demo-rates');
    await addDemoRates(deps);
  }
};
