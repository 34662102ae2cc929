import { nightsBetween, zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { refreshFromPrices } from '../../seed/refresh/refresh-prices';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { Database } from '../../database/open-database';
import { readTable } from '../csv/read-table';
import { findHouses, type House } from './houses.repository';
import { createTally, type ImportReport, type Tally } from '../import-report';
import { readRateRow, requiredRateColumns, type RateRow } from './rate-row';
import { refusal, type Refusal } from '../refusal';
import { writeRates, type HouseRate } from './write-rates';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

const rowsATime = 2000;

/** Remembers the nights that were read, in one byte each: a large file has millions in a year. */
const createNightMemory = (today: IsoDate) => {
  const rooms = new Map<string, Uint8Array>();
  return {
    /** False for a duplicate night. */
    isNew({ hotel, roomType, night }: RateRow): boolean {
      const key = `${hotel}\n${roomType}`;
      const days = rooms.get(key) ?? new Uint8Array(800);
      rooms.set(key, days);
      const index = nightsBetween(today, night);
      if (days[index] === 1) return false;
      days[index] = 1;
      return true;
    },
  };
};

async function* readRates(
  bytes: AsyncIterable<Uint8Array>,
  today: IsoDate,
  tally: Tally,
): AsyncGenerator<RateRow> {
  const memory = createNightMemory(today);
  const options = {
    required: requiredRateColumns,
    onRefused: (why: Refusal) => tally.refused([why]),
  };
  for await (const row of readTable(bytes, options)) {
    const { rate, refusals } = readRateRow(row, today);
    if (rate && memory.isNew(rate)) yield rate;
    else if (rate) tally.refused([refusal(row.line, 'night', rate.night, 'is listed twice for this room')]);
    else tally.refused(refusals);
  }
}

/** Finds hotels by the operator's id, each once. */
const createHouseFinder = (db: Database) => {
  const known = new Map<string, House | null>();
  return async (rates: readonly RateRow[]): Promise<ReadonlyMap<string, House | null>> => {
    const unknown = [...new Set(rates.map(({ hotel }) => hotel))].filter((id) => !known.has(id));
    const found = new Map((await findHouses(db, unknown)).map((house) => [house.operatorId, house]));
    for (const id of unknown) known.set(id, found.get(id) ?? null);
    return known;
  };
};

/**
 * Imports an operator's rates and stock (columns in docs/import.md). A hotel is sold from its first night on. Invalid nights
 * are reported and left out; sold rooms are kept. Throws `UnreadableFile` for a file without a header to read by.
 */
export const importRates = async (
  { db, clock }: Deps,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportReport> => {
  const tally = createTally('rates', () => performance.now());
  const today = zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
  const find = createHouseFinder(db);
  let waiting: RateRow[] = [];
  const write = async (): Promise<void> => {
    const houses = await find(waiting);
    const rates = waiting.flatMap((rate): HouseRate[] => {
      const house = houses.get(rate.hotel);
      if (house) return [{ ...rate, house }];
      tally.refused([refusal(rate.line, 'hotel', rate.hotel, 'is no hotel that was imported')]);
      return [];
    });
    for (const _rate of rates) tally.taken();
    const { counts, notes } = await writeRates(db, rates);
    tally.written(counts);
    tally.noted(notes);
    waiting = [];
  };
  for await (const rate of readRates(bytes, today, tally)) {
    waiting.push(rate);
    if (waiting.length >= rowsATime) await write();
  }
  await write();
  await refreshFromPrices(db, today);
  await changeCatalogue(db);
  return tally.report();
};
