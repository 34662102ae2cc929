import { execFileSync } from 'node:child_process';
import { psqlTo } from './psql';

const columns = (pairs: Readonly<Record<string, string>>): string =>
  `jsonb_build_object(${Object.entries(pairs)
    .map(([column, value]) => `'${column}', ${value}`)
    .join(', ')})`;

const copyOf = (table: string, copies: number, changed: Readonly<Record<string, string>>): string =>
  `insert into ${table} select (jsonb_populate_record(source, ${columns(changed)})).*
    from ${table} as source, generate_series(1, ${copies}) as copy`;

const renamed = (column: string): string => `source.${column} || '-' || copy`;

/** Copies every hotel with its rooms, nights, stays and gift prices; each copy stands up to 0.3 degrees from its hotel. */
const statementsOf = (copies: number): readonly string[] => [
  copyOf('hotel', copies, {
    id: renamed('id'),
    uri: renamed('uri'),
    lat: `source.lat + ((copy * 37) % 61 - 30) / 100.0`,
    lng: `source.lng + ((copy * 53) % 61 - 30) / 100.0`,
  }),
  copyOf('room_type', copies, { id: renamed('id'), hotel_id: renamed('hotel_id') }),
  `insert into room_night select source.room_type_id || '-' || copy, night, capacity, sold, held,
      price + (copy * 97) % 4000, min_los, closed_to_arrival, closed
    from room_night as source, generate_series(1, ${copies}) as copy`,
  copyOf('package', copies, {
    id: renamed('id'),
    uri: renamed('uri'),
    hotel_id: renamed('hotel_id'),
    room_type_id: renamed('room_type_id'),
    quality: `source.quality - copy % 7`,
  }),
  copyOf('gift_price', copies, { package_id: renamed('package_id') }),
  'analyze',
];

/** Makes a catalogue of `copies` more of each hotel with `psql`. */
export const copyHotels = (url: string, copies: number): void => {
  execFileSync('psql', psqlTo(url), {
    input: `${statementsOf(copies).join(';\n')};\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
};
