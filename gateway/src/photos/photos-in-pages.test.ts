import type { OffersResponse, StayDetail } from '@detour/shared-contracts/api';
import { bodyOf } from '../../test/search-desk';
import { catalogueShop } from '../../test/catalogue-shop';
import type { PhotoSubject, SetPhoto } from '../database/tables/photo-tables';
import { transact } from '../database/transaction';
import { writePhotoSet } from './store/photo-set.repository';

const gateway = catalogueShop();
const at = new Date('2026-11-23T09:00:00Z');

const photo = (digit: string, more: Partial<SetPhoto> = {}): SetPhoto => ({
  id: `photo-1200x800-${digit.repeat(20)}`,
  credit: '',
  alts: {},
  tones: ['#112233', '#445566', '#778899'],
  source: null,
  ...more,
});
const one = photo('1', {
  credit: 'Studio Exemple',
  alts: { fr_FR: 'La façade', nl_NL: 'De gevel', es_ES: '' },
});
const two = photo('2');
const three = photo('3');

/** The stay, hotel, room and activity of these tests. */
const subjects = { stay: '', hotel: '', room: '', activity: '' };

const give = (kind: PhotoSubject, subject: string, photos: readonly SetPhoto[]) =>
  transact(gateway.db, (trx) =>
    writePhotoSet(trx, { kind, subject, version: 1, photos, by: 'operator', at }),
  );
const read = async (path: string) => {
  const { status, json } = await gateway.visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
  return json;
};
const stay = (locale = 'fr_FR', more = ''): Promise<StayDetail> =>
  read(`/api/weekend/${subjects.stay}/detail.json?locale=${locale}${more}`);
const named = ({ url }: { readonly url: string }): string => url.split('/')[2] ?? '';
const isPhoto = (image: { readonly url: string }): boolean => named(image).startsWith('photo-');

beforeAll(async () => {
  const pack = await gateway.db
    .selectFrom('package')
    .select(['id', 'hotel_id', 'room_type_id'])
    .where('kind', '=', 'stay')
    .where('published', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const activity = await gateway.db
    .selectFrom('activity')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  Object.assign(subjects, {
    stay: pack.id,
    hotel: pack.hotel_id,
    room: pack.room_type_id,
    activity: activity.id,
  });
});

beforeEach(async () => {
  for (const [kind, subject] of [
    ['hotel', subjects.hotel],
    ['room', subjects.room],
    ['activity', subjects.activity],
  ] as const)
    await give(kind, subject, []);
});

describe('photos in pages', () => {
  it('come before the drawn pictures of a stay, which fill a gallery of fewer than five', async () => {
    const drawn = await stay();
    expect(drawn.images.some(isPhoto)).toBe(false);
    await give('hotel', subjects.hotel, [one, two]);
    await give('room', subjects.room, [three]);
    const { images, hotel, room } = await stay('fr_FR', '&fetchMapMarkerInfo=true');
    expect(images.map(named).slice(0, 3)).toEqual([one.id, two.id, three.id]);
    expect(images.slice(3)).toEqual(drawn.images.slice(0, 2));
    expect(hotel.images.map(named).slice(0, 2)).toEqual([one.id, two.id]);
    expect(room.images.map(named)).toEqual([three.id]);
    expect(images[0]).toMatchObject({
      sizes: { '720_480': `/images/${one.id}/720_480` },
      tones: one.tones,
      legend: 'La façade – © Studio Exemple',
    });
    expect(Object.keys(images[0]?.sizes ?? {})).not.toContain('1440_960');
  });

  it('have the text of the locale, else that of the language, else what they show', async () => {
    await give('hotel', subjects.hotel, [one]);
    const altIn = async (locale: string) => (await stay(locale)).images[0]?.alt;
    expect([await altIn('fr_FR'), await altIn('fr_BE'), await altIn('nl_BE')]).toEqual([
      'La façade',
      'La façade',
      'De gevel',
    ]);
    const spanish = await stay('es_ES');
    expect(spanish.images[0]?.alt).toBe(`${spanish.hotel.label}, ${spanish.hotel.location.label}`);
  });

  it('are on the cards of a search; neighbours of one hotel show different ones', async () => {
    await give('hotel', subjects.hotel, [one, two]);
    const answer: OffersResponse = (
      await gateway.visitor.post('/api/offers.json', {
        body: bodyOf({ hotelId: subjects.hotel }, { numberOfPackagesPerHotel: 2 }),
      })
    ).json;
    const cards = answer.exactMatch.filter(({ hotel: { id } }) => id === subjects.hotel);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ images }) => images.every(isPhoto))).toBe(true);
    expect(new Set(cards.map(({ images }) => images.map(named).join())).size).toBe(Math.min(2, cards.length));
    expect(cards[0]?.imageUrl).toBe(`/images/${one.id}/960_540.webp`);
  });

  it('are on the page of an activity, and on the cards of hotels nearby', async () => {
    await give('activity', subjects.activity, [one]);
    const { images, imagesBySize } = await read(
      `/api/activity-only/weekend/${subjects.activity}/detail.json?locale=fr_FR`,
    );
    expect(named(images[0])).toBe(one.id);
    expect(imagesBySize['720_480']).toBe(`/images/${one.id}/720_480`);
    const { json } = await gateway.visitor.get(
      `/api/activities/${subjects.activity}/images.json?locale=fr_FR`,
    );
    expect(named(json[0])).toBe(one.id);
  });
});
