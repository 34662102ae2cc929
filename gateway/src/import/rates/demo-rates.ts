import { zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import { createRandom, housePrice } from '../../seed/demonstration';
import { horizonOf } from '../../seed/horizon';
import { refreshFromPrices } from '../../seed/refresh/refresh-prices';
import { writeNights } from '../../seed/rows/write-nights';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { Database } from '../../database/open-database';
import { findHousesWithoutRates, type House } from './houses.repository';
import { doubleRoom } from './room-words';
import { roomTypeIdOf, writeRooms } from './write-rooms';

export interface DemoRatesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export interface DemoRatesReport {
  readonly kind: 'demo-rates';
  readonly hotels: number;
  readonly seconds: number;
}

const seed = 'demo-rates';
const roomName = 'double';
const housesATime = 100;

/** Number of rooms per hotel for generated rates. */
const roomsFor = ({ rooms }: House): number => Math.min(8, Math.max(2, Math.round((rooms ?? 30) * 0.15)));

const priceHouses = async (db: Database, houses: readonly House[], today: IsoDate) => {
  await writeRooms(
    db,
    houses.map((house) => ({
      house,
      name: roomName,
      title: doubleRoom,
      guests: 2,
      rooms: roomsFor(house),
      rates: 'demo',
    })),
  );
  const hotels = houses.map((house) => ({
    id: house.hotelId,
    setting: house.setting,
    country: house.country,
    rooms: [
      {
        id: roomTypeIdOf(house.hotelId, roomName),
        rooms: roomsFor(house),
        basePrice: Math.round(housePrice(house, createRandom(`${seed}/${house.hotelId}`)) / 100) * 100,
      },
    ],
  }));
  await writeNights(db, { seed, hotels, from: today, until: horizonOf(today), onProgress: () => {} });
};

/**
 * Generates a year of rates for imported hotels without rates, to try them. Their stays are labelled on every card and page.
 * They end when the operator's rates arrive. Called again, it adds missing nights.
 */
export const addDemoRates = async ({ db, clock }: DemoRatesDeps): Promise<DemoRatesReport> => {
  const begun = performance.now();
  const today = zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
  const houses = await findHousesWithoutRates(db);
  for (let from = 0; from < houses.length; from += housesATime) {
    await priceHouses(db, houses.slice(from, from + housesATime), today);
  }
  await refreshFromPrices(db, today);
  await changeCatalogue(db);
  return {
    kind: 'demo-rates',
    hotels: houses.length,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  };
};
