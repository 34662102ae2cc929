import { addDays, parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';
import type { TableRow } from '../csv/read-table';
import { refusal, type Refusal } from '../refusal';

/** Columns that a file of rates must have; `min_stay`, `stop_sell` and `guests` may be missing. */
export const requiredRateColumns = ['hotel', 'room_type', 'night', 'price', 'rooms'] as const;

/** One night of one room type. */
export interface RateRow {
  readonly line: number;
  /** Id of the hotel in the file of hotels. */
  readonly hotel: string;
  readonly roomType: string;
  readonly night: IsoDate;
  /** Cents for one room. */
  readonly price: number;
  /** Maximum number of rooms that the shop may sell. */
  readonly rooms: number;
  /** Minimum nights of a stay that starts here. */
  readonly minStay: number;
  /** Stop-sell. */
  readonly stopSell: boolean;
  /** Maximum number of guests. Null: unchanged. */
  readonly guests: number | null;
}

const longestName = 60;
const highestPrice = 2_000_000;
/** Maximum minimum stay: night facts store it in four bits. */
const longestMinStay = 14;
const farthestDays = 730;

const yes = ['1', 'true', 'yes', 'y'];
const no = ['', '0', 'false', 'no', 'n'];

type Complain = (column: string, reason: string) => void;

const readWhole = (
  row: TableRow,
  column: string,
  [min, max]: readonly [number, number],
  complain: Complain,
) => {
  const value = row.cell(column);
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) complain(column, `is not a whole number from ${min} to ${max}`);
  return number;
};

const readNight = (row: TableRow, today: IsoDate, complain: Complain): IsoDate => {
  const night = parseIsoDate(row.cell('night'));
  if (night === null) complain('night', 'is not a day such as 2027-05-14');
  else if (night < today) complain('night', 'is over');
  else if (night > addDays(today, farthestDays)) complain('night', `is more than ${farthestDays} days ahead`);
  return night ?? today;
};

const readPrice = (row: TableRow, complain: Complain): number => {
  const value = row.cell('price').replace(',', '.');
  const cents = /^\d{1,6}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : Number.NaN;
  if (!(cents > 0 && cents <= highestPrice)) {
    complain('price', `is not a price in euros from 0.01 to ${highestPrice / 100}`);
  }
  return cents;
};

const readStopSell = (row: TableRow, complain: Complain): boolean => {
  const value = row.cell('stop_sell').toLowerCase();
  if (!yes.includes(value) && !no.includes(value)) complain('stop_sell', 'is neither yes nor no');
  return yes.includes(value);
};

const readRoomType = (row: TableRow, complain: Complain): string => {
  const name = row.cell('room_type').replaceAll(/\s+/g, ' ');
  if (name === '') complain('room_type', 'is empty');
  if ([...name].length > longestName) complain('room_type', `is longer than ${longestName} characters`);
  return name;
};

/** Validates a night. Reports every invalid cell. `row` is null for a rejected night. */
export const readRateRow = (
  row: TableRow,
  today: IsoDate,
): { readonly rate: RateRow | null; readonly refusals: readonly Refusal[] } => {
  const refusals: Refusal[] = [];
  const complain: Complain = (column, reason) =>
    void refusals.push(refusal(row.line, column, row.cell(column), reason));
  const hotel = row.cell('hotel');
  if (hotel === '') complain('hotel', 'is empty');
  const rate = {
    line: row.line,
    hotel,
    roomType: readRoomType(row, complain),
    night: readNight(row, today, complain),
    price: readPrice(row, complain),
    rooms: readWhole(row, 'rooms', [0, 1000], complain),
    minStay: row.cell('min_stay') === '' ? 1 : readWhole(row, 'min_stay', [1, longestMinStay], complain),
    stopSell: readStopSell(row, complain),
    guests: row.cell('guests') === '' ? null : readWhole(row, 'guests', [1, 12], complain),
  };
  return { rate: refusals.length === 0 ? rate : null, refusals };
};
