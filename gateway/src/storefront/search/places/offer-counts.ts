import { sql } from 'kysely';
import type { GatewayContext } from '../../../context/context';
import { soldIn } from '../offers/candidates.repository';

/** Cache lifetime of counts in ms. */
const life = 60 * 60 * 1000;

export interface OfferCounts {
  /** Stays on sale by place id. */
  current(): Promise<ReadonlyMap<string, number>>;
}

interface CountRow {
  readonly place: string;
  readonly count: string;
}

/** How many stays are on sale at each place, counted once an hour. */
export const createOfferCounts = ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>): OfferCounts => {
  let counted: { readonly at: number; readonly counts: Promise<ReadonlyMap<string, number>> } | null = null;
  const count = async (): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await sql<CountRow>`
      select place, count(*) as count
      from package as pack join hotel on hotel.id = pack.hotel_id, unnest(hotel.place_ids) as place
      where pack.published and hotel.active and pack.from_price is not null and ${soldIn('booking')}
      group by place`.execute(db);
    return new Map(rows.map((row) => [row.place, Number(row.count)]));
  };
  return {
    current() {
      const now = clock.now();
      // An empty result means that the catalogue is still being filled: do not cache it.
      if (!counted || now - counted.at > life) {
        const counts = count();
        counted = { at: now, counts };
        const forget = (): void => void (counted = null);
        counts.then((map) => map.size === 0 && forget(), forget);
      }
      return counted.counts;
    },
  };
};
