import { setTimeout as sleep } from 'node:timers/promises';
import { inDays } from '../bench-calls';
import { readRows } from './psql';

/** What an order of a stay says. */
export interface StayOnSale {
  readonly packageId: string;
  /** `yyyy-MM-dd` */
  readonly checkin: string;
  readonly checkout: string;
  /** Cents. */
  readonly amount: number;
  /** Free rooms of this type for these nights. */
  readonly rooms: number;
}

const nights = 2;

interface Quoted {
  readonly bookable: boolean;
  readonly finalPrice: { readonly amountToPay: number } | null;
  readonly availableRooms: number;
  readonly activityChoices?: readonly unknown[];
  /** Set when the quote is for other dates than asked for. */
  readonly modifiedReservationCriteria: unknown;
}

const quote = async (origin: string, packageId: string, checkin: string): Promise<Quoted> => {
  const query = `checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0&locale=fr_FR`;
  const ask = () => fetch(`${origin}/api/product/${packageId}/quote?${query}`);
  let answer = await ask();
  // A gateway that has just started on a busy machine refuses for a moment.
  for (let attempt = 0; answer.status === 503 && attempt < 20; attempt += 1) {
    await sleep(1000);
    answer = await ask();
  }
  if (!answer.ok)
    throw new Error(`The quote of ${packageId} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Quoted;
};

/**
 * Up to `count` stays of two nights that can be ordered, each in another room type, with the price that the gateway quotes. Stays with
 * activities whose day a guest must choose are left out.
 */
export const findStaysOnSale = async (
  url: string,
  origin: string,
  count: number,
): Promise<readonly StayOnSale[]> => {
  const [checkin, checkout] = [inDays(40), inDays(40 + nights)];
  const rows = readRows(
    url,
    `select min(package.id) from package
      join room_night n on n.room_type_id = package.room_type_id and n.night in ('${checkin}', '${inDays(41)}')
      where n.capacity - n.sold - n.held > 0 and not n.closed and not n.closed_to_arrival and n.min_los <= ${nights}
      group by package.room_type_id having count(distinct n.night) = ${nights}
      order by md5(package.room_type_id) limit ${count * 3}`,
  );
  const stays: StayOnSale[] = [];
  for (const [packageId = ''] of rows) {
    if (stays.length === count) break;
    const quoted = await quote(origin, packageId, checkin);
    const { bookable, finalPrice, availableRooms } = quoted;
    if (!bookable || !finalPrice || quoted.activityChoices?.length || quoted.modifiedReservationCriteria)
      continue;
    stays.push({
      packageId,
      checkin,
      checkout,
      amount: finalPrice.amountToPay,
      rooms: availableRooms,
    });
  }
  return stays;
};
