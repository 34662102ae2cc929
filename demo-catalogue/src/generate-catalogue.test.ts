import { isoDate } from '@detour/shared-contracts/base';
import { coversFor } from './pictures/choose-scenes';
import { baseOf, editionIn } from './pictures/editions/edition';
import { findScene } from './pictures/scenes';
import { generateCatalogue } from './generate-catalogue';
import { kilometresBetween, languages } from '@detour/shared-contracts/catalogue';
import { foregroundOf } from './activities/activity-foreground';
import { programItems } from './texts/programme/program-items';
import { settings } from './texts/settings/settings';

const day = isoDate('2026-11-23');
const full = generateCatalogue({ seed: 'detour', size: 'full', day });

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('the catalogue of a seed', () => {
  it('is deterministic', () => {
    const again = generateCatalogue({ seed: 'detour', size: 'full', day });
    expect(JSON.stringify(again)).toBe(JSON.stringify(full));
  });

  it('differs for another seed', () => {
    const other = generateCatalogue({ seed: 'umweg', size: 'small', day });
    const small = generateCatalogue({ seed: 'detour', size: 'small', day });
    expect(other.hotels.map(({ label }) => label)).not.toEqual(small.hotels.map(({ label }) => label));
    expect(other.places).toEqual(small.places);
  });

  it('has the promised sizes', () => {
    const french = new Set(full.hotels.filter(({ country }) => country === 'FR').map(({ id }) => id));
    const share = full.stays.filter(({ hotelId }) => french.has(hotelId)).length / full.stays.length;
    expect(full.hotels.length).toBeGreaterThanOrEqual(600);
    expect(full.stays.length).toBeGreaterThanOrEqual(1800);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.5);
    expect(full.activities).toHaveLength(200);
    expect(full.boxes).toHaveLength(60);
    expect(new Set(full.hotels.map(({ country }) => country))).toEqual(
      new Set(['FR', 'ES', 'IT', 'BE', 'NL']),
    );
  });

  it('has five activities that are no longer sold [ACT-009]', () => {
    expect(full.activities.filter(({ published }) => !published)).toHaveLength(5);
  });

  it('has no duplicate id, name or address', () => {
    expect(unique(full.places.map(({ id }) => id).concat(full.hotels.map(({ id }) => id)))).toBe(true);
    expect(unique(full.hotels.map(({ uri }) => uri))).toBe(true);
    expect(unique(full.hotels.map(({ label }) => label))).toBe(true);
    expect(unique(full.hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id)))).toBe(true);
    expect(unique(full.stays.map(({ id }) => id))).toBe(true);
    expect(unique(full.activities.map(({ id }) => id))).toBe(true);
    expect(unique(full.activities.map(({ uri }) => uri))).toBe(true);
    expect(unique(full.boxes.map(({ code }) => code))).toBe(true);
    expect(unique(full.reviews.map(({ id }) => id))).toBe(true);
  });

  it('has the same ids as a smaller catalogue where both overlap', () => {
    const small = generateCatalogue({ seed: 'detour', size: 'small', day });
    const ids = new Set(full.hotels.map(({ id }) => id));
    expect(small.hotels.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

describe('the partner of a day activity', () => {
  const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

  it('has a name, an address in the town, and a phone and a mail that lead nowhere [ACT-002]', () => {
    for (const { id, partner, placeId } of full.activities) {
      const place = full.places.find((one) => one.id === placeId);
      expect([id, partner.town, partner.zip]).toEqual([id, place?.local, place?.postalCode]);
      expect(partner.address).toMatch(/\d/);
      expect(partner.email).toMatch(/^contact@[a-z0-9-]+\.example$/);
      expect(partner.phone).toMatch(
        /^\+(3326191\d{4}|3220000\d{3}|31100000\d{3}|390550000\d{3}|34990000\d{3})$/,
      );
      expect(partner.languages.length).toBeGreaterThan(1);
    }
    expect(unique(full.activities.map(({ partner }) => partner.email))).toBe(true);
  });

  it('has slots one after another within its opening hours, for the largest party', () => {
    const withSlots = full.activities.filter(({ partner }) => partner.slots);
    expect(withSlots.length).toBeGreaterThan(150);
    expect(withSlots.length).toBeLessThan(200);
    for (const { partner, minutes, prices, texts } of withSlots) {
      // "… de 10 h à 18 h", "… de 10:30 a 17:30"
      const [from, to] = [...texts.es.schedules.join(' ').matchAll(/\d+:\d+/g)].map(([time]) =>
        minutesOf(time.padStart(5, '0')),
      );
      let free = from ?? 0;
      for (const start of partner.slots?.starts ?? []) {
        expect(minutesOf(start)).toBeGreaterThanOrEqual(free);
        free = minutesOf(start) + minutes;
        expect(free).toBeLessThanOrEqual(to ?? 0);
      }
      expect(partner.slots?.capacity).toBeGreaterThanOrEqual(Object.keys(prices).length);
    }
  });
});

describe('a day activity', () => {
  it('has an existing cover that at most one activity in ten shares', () => {
    const worn = new Map<string, number>();
    for (const { scene } of full.activities) worn.set(scene, (worn.get(scene) ?? 0) + 1);
    expect([...worn.keys()].filter((scene) => !findScene(scene))).toEqual([]);
    expect(Math.max(...worn.values())).toBeLessThanOrEqual(full.activities.length / 10);
  });

  it('has a picture that shows what one does there, except a walk, which shows the town', () => {
    const walk = 127;
    const drawn: Readonly<Record<number, string>> = { 117: 'bicycle', 123: 'kayak' };
    const objectsOf = (tag: number): readonly unknown[] =>
      Object.values(programItems)
        .filter((item) => item.tag === tag)
        .map(foregroundOf);
    for (const { label, scene, tags } of full.activities) {
      const [tag = 0] = tags;
      const object = editionIn(scene)?.foreground ?? null;
      if (object === null && findScene(scene)?.subject === drawn[tag]) continue;
      expect([label, objectsOf(tag)]).toEqual([label, expect.arrayContaining([object])]);
      expect([label, object === null]).toEqual([label, tag === walk]);
    }
    // No object is the whole list.
    const objects = new Set(full.activities.map(({ scene }) => editionIn(scene)?.foreground));
    expect(objects.size).toBeGreaterThan(20);
  });
});

describe('a hotel', () => {
  const places = new Map(full.places.map((place) => [place.id, place]));

  it.each(full.hotels.filter((_, index) => index % 9 === 0).map((hotel) => [hotel.label, hotel] as const))(
    'is in its town, department and region: %s',
    (_, hotel) => {
      const town = places.get(hotel.townId)!;
      expect(kilometresBetween(hotel, town)).toBeLessThan(1.5);
      expect(hotel.placeIds).toEqual(expect.arrayContaining([town.id, town.regionId, town.country]));
      expect(town.departmentId === null || hotel.placeIds.includes(town.departmentId)).toBe(true);
      for (const id of hotel.placeIds) expect(places.has(id)).toBe(true);
      expect(hotel.zipCode).toMatch(/^\d{4,5}$/);
    },
  );

  it('has a cover that fits its place', () => {
    for (const hotel of full.hotels) {
      const { kinds, season } = settings[hotel.setting];
      const truthful = coversFor({ country: hotel.country, lat: hotel.lat, lng: hotel.lng, kinds }, season);
      expect({ hotel: hotel.label, isTrue: truthful.some(({ id }) => id === baseOf(hotel.scene)) }).toEqual({
        hotel: hotel.label,
        isTrue: true,
      });
    }
  });

  it('shows snow only when open in winter only', () => {
    const snowy = full.hotels.filter(({ scene }) => findScene(scene)?.season === 'winter');
    expect(snowy.length).toBeGreaterThan(0);
    expect(snowy.every(({ setting }) => settings[setting].season === 'winter')).toBe(true);
  });

  it('has reviews that add up to its score', () => {
    for (const hotel of full.hotels) {
      const own = full.reviews.filter(({ hotelId }) => hotelId === hotel.id);
      expect(own).toHaveLength(hotel.reviewCount);
      if (own.length === 0) continue;
      const mean = own.reduce((sum, { average }) => sum + average, 0) / own.length;
      expect(mean).toBeCloseTo(hotel.reviewAverage, 5);
    }
  });

  it('has one to three room types, with one to twelve rooms each', () => {
    for (const { rooms } of full.hotels) {
      expect(rooms.length).toBeGreaterThanOrEqual(1);
      expect(rooms.length).toBeLessThanOrEqual(3);
      for (const room of rooms) {
        expect(room.rooms).toBeGreaterThanOrEqual(1);
        expect(room.rooms).toBeLessThanOrEqual(12);
        expect(room.maxCapacity).toBeGreaterThanOrEqual(room.capacity);
      }
    }
  });
});

describe('a stay', () => {
  const hotels = new Map(full.hotels.map((hotel) => [hotel.id, hotel]));
  const nightWords = {
    fr: /\b(une|deux|trois|quatre) nuits?\b/i,
    es: /\b(una|dos|tres|cuatro) noches?\b/i,
    nl: /\b(één|eén|twee|drie|vier) nacht(en)?\b/i,
    it: /\b(una|due|tre|quattro) nott[ei]\b/i,
  };
  const number = { deux: 2, dos: 2, twee: 2, due: 2, trois: 3, tres: 3, drie: 3, tre: 3 } as Readonly<
    Record<string, number>
  >;

  it('sells a room of its own hotel', () => {
    for (const stay of full.stays) {
      expect(hotels.get(stay.hotelId)?.rooms.map(({ id }) => id)).toContain(stay.roomTypeId);
    }
  });

  it('names only numbers of nights that it has', () => {
    let named = 0;
    for (const stay of full.stays) {
      for (const language of languages) {
        const found = nightWords[language].exec(stay.texts[language].label);
        if (!found) continue;
        named += 1;
        const promised = number[found[1]!.toLowerCase()];
        expect([stay.id, stay.minNights, stay.maxNights]).toEqual([stay.id, promised, promised]);
      }
    }
    expect(named).toBeGreaterThan(100);
  });

  it('names no number of nights in its description', () => {
    const loose = full.stays.flatMap((stay) =>
      languages.filter((language) => nightWords[language].test(stay.texts[language].description)),
    );
    expect(loose).toEqual([]);
  });

  it('has another label than the other stays of its hotel', () => {
    for (const hotel of full.hotels) {
      const own = full.stays.filter(({ hotelId }) => hotelId === hotel.id);
      for (const language of languages) {
        expect(unique(own.map(({ texts }) => texts[language].label))).toBe(true);
      }
    }
  });

  it('rarely shares a label with other stays of the shop', () => {
    const labels = full.stays.map(({ texts }) => texts.fr.label);
    expect(new Set(labels).size / labels.length).toBeGreaterThan(0.98);
  });

  it('is a favourite only by the reviews of its hotel', () => {
    const labelled = full.stays.filter(({ labels }) => labels.includes('favourite'));
    expect(labelled.length).toBeGreaterThan(0);
    const wrong = labelled.filter(({ hotelId }) => {
      const { reviewAverage, reviewCount } = hotels.get(hotelId)!;
      return reviewAverage < 9 || reviewCount < 10;
    });
    expect(wrong).toEqual([]);
  });

  it('has directions and notes that fit the hotel', () => {
    for (const hotel of full.hotels) {
      const { access, parking, importantInfos } = hotel.texts.fr;
      const words = [access, parking, ...importantInfos].join(' ');
      // The catalogue knows no stations, trams, motorways and road classes.
      expect(words).not.toMatch(/\b(gare|tram|autoroute|départementale)\b/i);
      if (hotel.facilities.includes('accessible')) expect(words).not.toContain('sans ascenseur');
      if (hotel.setting === 'lagoon') expect(words).not.toMatch(/voiture|garage/i);
      // Not every stay has a dinner or an activity.
      expect(words).not.toMatch(/le dîner compris|Les horaires des activités/);
    }
  });

  it('includes only what its hotel has', () => {
    const broken = full.stays.filter((stay) => {
      const { facilities } = hotels.get(stay.hotelId)!;
      const needsSpa = stay.tags.includes(110) && !facilities.includes('spa');
      const needsKitchen =
        stay.program.some(({ texts }) => texts.fr.title === 'Dîner aux chandelles') &&
        !facilities.includes('restaurant');
      return needsSpa || needsKitchen;
    });
    expect(broken).toEqual([]);
  });

  it('has the themes sea and mountain only at the sea and in the mountains', () => {
    for (const stay of full.stays) {
      const { environment } = settings[hotels.get(stay.hotelId)!.setting];
      if (stay.themes.includes(11)) expect(environment).toBe('sea');
      if (stay.themes.includes(13)) expect(environment).toBe('mountain');
    }
  });

  it('has pictures that exist', () => {
    const scenes = new Set(
      full.stays.flatMap((stay) => [stay.scene, ...stay.program.map(({ scene }) => scene)]),
    );
    expect([...scenes].filter((scene) => !findScene(scene))).toEqual([]);
  });
});

describe('prices', () => {
  const median = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[values.length >> 1]!;

  it('are in the range of good hotels for a short stay', () => {
    const rooms = full.hotels.flatMap((hotel) => hotel.rooms.map(({ basePrice }) => basePrice));
    expect(median(rooms)).toBeGreaterThan(7000);
    expect(median(rooms)).toBeLessThan(16_000);
    const supplements = full.stays.map(({ supplement }) => supplement);
    expect(Math.min(...supplements)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...supplements)).toBeLessThan(12_000);
  });
});

describe('a hotel night', () => {
  it('exists for each room of each hotel, without programme or theme [FLOW-004]', () => {
    const rooms = full.hotels.flatMap((hotel) => hotel.rooms.map(({ id }) => id));
    expect(full.hotelNights.map(({ roomTypeId }) => roomTypeId)).toEqual(rooms);
    for (const night of full.hotelNights) {
      expect(night).toMatchObject({
        kind: 'night',
        program: [],
        tags: [],
        themes: [],
        theme: null,
        supplement: 0,
      });
    }
    expect(unique([...full.stays, ...full.hotelNights].map(({ id }) => id))).toBe(true);
    expect(full.stays.every(({ kind }) => kind === 'stay')).toBe(true);
  });

  it('has a distinct label among the rooms of its hotel, in each language', () => {
    for (const hotel of full.hotels) {
      const own = full.hotelNights.filter(({ hotelId }) => hotelId === hotel.id);
      for (const language of languages) {
        expect(unique(own.map(({ texts }) => texts[language].label))).toBe(true);
      }
    }
  });
});
