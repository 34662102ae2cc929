import { createFixedClock } from '@detour/shared-contracts/base';
import { openPostgres } from '../../../../test/databases/test-databases';
import { seedShop, testNow } from '../../../../test/shop.fixture';
import { prepareSearch } from '../search-answer';
import { createStaySource } from './index-source';
import { createStayIndex } from './fresh/stay-index';

it('searches read the database until the stays are in memory, and whenever they are too old', async () => {
  const { db, close } = await openPostgres();
  try {
    await seedShop(db, { rooms: 3 });
    const clock = createFixedClock(testNow);
    let now = 0;
    const index = createStayIndex({ db, clock, elapsed: () => now });
    const source = createStaySource({ db, indexDb: db, index });
    const search = await prepareSearch(
      { db, clock },
      { criteria: { checkin: '2026-12-23', night: 1 }, locale: 'fr_FR', flow: 'booking', isGift: false },
    );
    const freeRooms = async () => {
      const page = { orderBy: 'priceAsc', packagesPerHotel: 1, limit: 1, offset: 0 } as const;
      return (await source.findOffers({ ...search, ...page })).offers[0]?.free_rooms;
    };
    const hold = () =>
      db
        .updateTable('room_night')
        .set((row) => ({ held: row('held', '+', 1) }))
        .execute();
    expect(await freeRooms()).toBe(3);
    await index.refresh();
    await hold();
    // From memory, which has not read the change yet.
    expect(await freeRooms()).toBe(3);
    now = 5_001;
    expect(await freeRooms()).toBe(2);
    await hold();
    await index.refresh();
    expect(await freeRooms()).toBe(1);
  } finally {
    await close();
  }
});
