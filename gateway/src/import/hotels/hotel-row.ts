import { toE164 } from '@detour/shared-contracts/rules';
import type { Country } from '@detour/shared-contracts/sites';
import type { TableRow } from '../csv/read-table';
import { photoLimits } from '../../photos/photo';
import { readPictures } from '../pictures/import-pictures';
import { isInCountry, isCountry, countryList } from './countries';
import { refusal, type Refusal } from '../refusal';

/** Columns that a file of hotels must have; the others may be missing. */
export const requiredColumns = ['id', 'name', 'city', 'country', 'lat', 'lng'] as const;

/** A valid row. */
export interface HotelRow {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  /** 0 when unknown. */
  readonly stars: number;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
  readonly department: string;
  readonly country: Country;
  readonly lat: number;
  readonly lng: number;
  readonly website: string | null;
  /** E.164 */
  readonly phone: string | null;
  readonly rooms: number | null;
  /** Terms of the file. */
  readonly facilities: readonly string[];
  /** Addresses and paths of pictures. Null: the file has no such column, and photos stay as they are. */
  readonly images: readonly string[] | null;
  /** Who took them. */
  readonly credit: string;
  /** The rooms come from it. Null for a house that enters them itself. */
  readonly channel: { readonly name: string; readonly id: string | null } | null;
  readonly source: string | null;
  readonly licence: string | null;
}

/** Maximum lengths in characters. */
const limits = {
  name: 120,
  address: 200,
  postcode: 16,
  city: 100,
  region: 100,
  department: 100,
  source: 200,
  licence: 200,
  website: 500,
  image_credit: photoLimits.credit,
  channel_manager: 60,
  channel_manager_id: 60,
} as const;

type Limited = keyof typeof limits;

const idForm = /^[A-Za-z0-9_-]{1,32}$/;
const numberForm = /^[-+]?\d+(\.\d+)?$/;

interface Reading {
  readonly row: TableRow;
  /** Errors that reject the row. */
  readonly wrong: Refusal[];
  /** Values that are left out of an accepted row. */
  readonly notes: Refusal[];
}

const complain = ({ row, wrong }: Reading, column: string, reason: string): void =>
  void wrong.push(refusal(row.line, column, row.cell(column), reason));

const note = ({ row, notes }: Reading, column: string, reason: string): void =>
  void notes.push(refusal(row.line, column, row.cell(column), `${reason}; it was left out`));

const readText = (reading: Reading, column: Limited): string => {
  const value = reading.row.cell(column);
  const length = [...value].length;
  if (length > limits[column]) {
    complain(reading, column, `is ${length} characters long, ${limits[column]} at most are taken`);
  }
  if (/\p{Cc}/u.test(value.replaceAll(/[\r\n\t]/g, '')))
    complain(reading, column, 'holds control characters');
  // A line break inside a cell becomes a space.
  return value.replaceAll(/\s+/g, ' ');
};

const readNeeded = (reading: Reading, column: Limited): string => {
  const value = readText(reading, column);
  if (value === '') complain(reading, column, 'is empty');
  return value;
};

const readId = (reading: Reading): string => {
  const id = reading.row.cell('id');
  if (id === '') complain(reading, 'id', 'is empty');
  else if (!idForm.test(id))
    complain(reading, 'id', 'is not 1 to 32 letters, digits, hyphens or underscores');
  return id;
};

const readStars = (reading: Reading): number => {
  const value = reading.row.cell('stars');
  if (value === '') return 0;
  if (/^[0-5](\.0)?$/.test(value)) return Number(value);
  complain(reading, 'stars', 'is not a number of stars from 0 to 5');
  return 0;
};

const readDegrees = (reading: Reading, column: 'lat' | 'lng', limit: number, name: string): number => {
  const value = reading.row.cell(column);
  const degrees = numberForm.test(value) ? Number(value) : Number.NaN;
  if (value === '') complain(reading, column, 'is empty');
  else if (!(Math.abs(degrees) <= limit))
    complain(reading, column, `is not a ${name} (-${limit} to ${limit})`);
  return degrees;
};

const readCountry = (reading: Reading): Country | null => {
  const code = reading.row.cell('country').toUpperCase();
  if (isCountry(code)) return code;
  complain(reading, 'country', `is not one of ${countryList}`);
  return null;
};

const readPosition = (reading: Reading, country: Country | null) => {
  const lat = readDegrees(reading, 'lat', 90, 'latitude');
  const lng = readDegrees(reading, 'lng', 180, 'longitude');
  const isNumber =
    Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (isNumber && country && !isInCountry(country, { lat, lng })) {
    const swapped = isInCountry(country, { lat: lng, lng: lat })
      ? '; latitude and longitude may be swapped'
      : '';
    complain(reading, 'lat', `with longitude ${lng} does not lie in ${country}${swapped}`);
  }
  return { lat, lng };
};

const readWebsite = (reading: Reading): string | null => {
  const value = reading.row.cell('website');
  if (value === '') return null;
  const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (isAddress && value.length <= limits.website) return value;
  note(reading, 'website', isAddress ? 'is too long' : 'is not an http address');
  return null;
};

const readPhone = (reading: Reading, country: Country | null): string | null => {
  const value = reading.row.cell('phone');
  if (value === '') return null;
  const phone = toE164(value, country ?? '');
  if (phone === null) note(reading, 'phone', 'is not a phone number');
  return phone;
};

const readRooms = (reading: Reading): number | null => {
  const value = reading.row.cell('rooms');
  if (value === '') return null;
  if (/^\d{1,4}$/.test(value) && Number(value) > 0) return Number(value);
  note(reading, 'rooms', 'is not a number of rooms from 1 to 9999');
  return null;
};

const readChannel = (reading: Reading): HotelRow['channel'] => {
  const name = readText(reading, 'channel_manager');
  const id = readText(reading, 'channel_manager_id') || null;
  if (name === '' && id !== null) note(reading, 'channel_manager_id', 'has no channel_manager beside it');
  return name === '' ? null : { name, id };
};

export interface HotelReading {
  /** Null for a rejected row. */
  readonly hotel: HotelRow | null;
  readonly refusals: readonly Refusal[];
  readonly notes: readonly Refusal[];
}

/** Validates a row. Reports every invalid cell, not only the first. */
export const readHotelRow = (row: TableRow): HotelReading => {
  const reading: Reading = { row, wrong: [], notes: [] };
  const country = readCountry(reading);
  const hotel = {
    line: row.line,
    id: readId(reading),
    name: readNeeded(reading, 'name'),
    stars: readStars(reading),
    address: readText(reading, 'address'),
    postcode: readText(reading, 'postcode'),
    city: readNeeded(reading, 'city'),
    region: readText(reading, 'region'),
    department: readText(reading, 'department'),
    ...readPosition(reading, country),
    website: readWebsite(reading),
    phone: readPhone(reading, country),
    rooms: readRooms(reading),
    facilities: row
      .cell('facilities')
      .split('|')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    images: row.has('images') ? readPictures(row.cell('images')) : null,
    credit: readText(reading, 'image_credit'),
    channel: readChannel(reading),
    source: readText(reading, 'source') || null,
    licence: readText(reading, 'licence') || null,
  };
  const isRight = country !== null && reading.wrong.length === 0;
  return {
    hotel: isRight ? { ...hotel, country } : null,
    refusals: reading.wrong,
    notes: isRight ? reading.notes : [],
  };
};
