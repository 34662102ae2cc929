import { isoDate } from '@detour/shared-contracts/base';
import { languages, type FacilityKey, type Language } from '@detour/shared-contracts/catalogue';
import { generateCatalogue } from '../../generate-catalogue';
import type { Hotel } from '../../hotels/hotel';
import { placeWords } from '../../language/place-words';
import type { Stay } from '../../stays/stay';
import { closings, houses } from '../houses';
import { moods } from '../moods';
import { settings } from '../settings/settings';
import { hasTides, isCarFree } from './facts';
import {
  addressSentences,
  detailSentences,
  facilitySentences,
  sizeSentences,
  smallServices,
} from './house-sentences';
import { factNeeds, sameInAll, unknownNeeds } from './needs';
import { aroundSentences, dealSentences, hourSentences } from './stay-sentences';

const full = generateCatalogue({ seed: 'detour', size: 'full', day: isoDate('2026-11-23') });
const hotels = new Map(full.hotels.map((hotel) => [hotel.id, hotel]));
const places = new Map(full.places.map((place) => [place.id, place]));

const facilityKeys: readonly FacilityKey[] = [
  'restaurant',
  'terrace',
  'spa',
  'sauna',
  'pool',
  'indoorPool',
  'hotTub',
  'gym',
  'parking',
  'evCharging',
  'accessible',
];

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/u).filter(Boolean);

interface Page {
  readonly stay: Stay;
  readonly hotel: Hotel;
}

const pages: readonly Page[] = full.stays.map((stay) => ({ stay, hotel: hotels.get(stay.hotelId)! }));

/** All sentences of a page in one language, with its title. */
const wordsOf = ({ stay, hotel }: Page, language: Language): string =>
  [stay.texts[language].label, stay.texts[language].description, hotel.texts[language].description].join(' ');

const holdsDinner = ({ stay }: Page): boolean => stay.program.some(({ type }) => type === 'dinner');
const has =
  (facility: FacilityKey) =>
  ({ hotel }: Page): boolean =>
    hotel.facilities.includes(facility);
const townOf = ({ hotel }: Page) => places.get(hotel.townId)!;
const roomsOf = ({ hotel }: Page): number => hotel.rooms.reduce((sum, { rooms }) => sum + rooms, 0);

/** Words of the French page and the fact that they claim. Independent of the conditions of the tables. */
const claims: readonly (readonly [words: RegExp, isTrue: (page: Page) => boolean])[] = [
  [/restaurant|à la carte/i, has('restaurant')],
  [/on dîne|\bchef cuisine|la table, et l’on/i, (page) => holdsDinner(page) || has('restaurant')(page)],
  [/la terrasse/i, (page) => has('terrace')(page) || page.hotel.type === 'farmhouse'],
  [
    /chaises? longues?/i,
    (page) =>
      has('terrace')(page) ||
      ['cove', 'lodge'].some((key) => key === page.hotel.setting || key === page.hotel.type),
  ],
  [/au spa,/i, has('spa')],
  [/le sauna accueille/i, has('sauna')],
  [/bain à remous a/i, has('hotTub')],
  [/la piscine mesure/i, has('pool')],
  [/bassin intérieur/i, has('indoorPool')],
  [/bornes/i, has('evCharging')],
  [/\bmarées?\b/i, (page) => settings[page.hotel.setting].environment === 'sea' && hasTides(townOf(page))],
  [
    /\bocéan\b/i,
    ({ hotel }) =>
      hotel.country === 'FR' && hasTides({ country: 'FR', regionId: hotel.regionId, lng: hotel.lng }),
  ],
  [/dans la voiture|la voiture, on|bornes/i, (page) => !isCarFree(townOf(page), page.hotel.setting)],
  [/escalier|marches le premier/i, (page) => !has('accessible')(page)],
  [/\b(?:gare|tram|autoroute|départementale)\b/i, () => false],
  [
    /chausse devant la porte|local à skis|ouvert l’hiver/i,
    ({ hotel }) => settings[hotel.setting].season === 'winter',
  ],
];

const sampleOf = (countries: readonly string[]): readonly Page[] => {
  const own = pages.filter(({ stay, hotel }) => stay.published && countries.includes(hotel.country));
  return Array.from({ length: 150 }, (_, index) => own[Math.floor((index * own.length) / 150)]!);
};

describe('the sentence tables', () => {
  it('name only conditions that exist', () => {
    const known = new Set<string>([...factNeeds, ...facilityKeys]);
    const tables = [
      ...Object.values(settings).map(({ openings }) => openings),
      ...Object.values(houses).map(({ sentences }) => sentences),
      ...Object.values(moods),
      closings,
      addressSentences,
      detailSentences,
      facilitySentences,
      sizeSentences,
      smallServices,
      dealSentences,
      aroundSentences,
      hourSentences,
    ];
    expect(tables.flat().flatMap((text) => unknownNeeds(text, known))).toEqual([]);
  });
});

describe('a page of a stay', () => {
  it.each(claims)('says %s only where it is true', (words, isTrue) => {
    const wrong = pages.filter((page) => words.test(wordsOf(page, 'fr')) && !isTrue(page));
    expect(wrong.map((page) => `${page.stay.id} ${wordsOf(page, 'fr')}`).slice(0, 2)).toEqual([]);
  });

  it('has one number of rooms, that of the hotel', () => {
    const wrong = pages.filter((page) => {
      const named = [...wordsOf(page, 'fr').matchAll(/(\d+) chambres/g)].map(([, count]) => Number(count));
      return named.some((count) => count !== roomsOf(page));
    });
    expect(wrong.map(({ stay }) => stay.id)).toEqual([]);
  });

  it('has no sentence twice', () => {
    const repeated = pages.filter((page) =>
      languages.some((language) => {
        const all = sentencesOf(wordsOf(page, language));
        return new Set(all).size < all.length;
      }),
    );
    expect(repeated.map(({ stay }) => stay.id)).toEqual([]);
  });

  it('lists what the stay holds in its first sentence', () => {
    for (const { stay } of pages) {
      const first = stay.texts.fr.description.toLowerCase();
      for (const { texts } of stay.program) expect(first).toContain(texts.fr.title.toLowerCase());
    }
  });

  it('says in its title where it is, and what it holds', () => {
    const silent = pages.filter((page) => {
      const { label } = page.stay.texts.fr;
      const place = placeWords(townOf(page).names).at.fr;
      const told = page.stay.program.some(({ texts }) =>
        label.toLowerCase().includes(texts.fr.title.toLowerCase()),
      );
      return !(told && (label.includes(place) || label.startsWith(page.hotel.label)));
    });
    expect(silent.map(({ stay }) => stay.texts.fr.label)).toEqual([]);
  });

  it.each([
    ['fr', ['FR']],
    ['es', ['ES']],
    ['it', ['IT']],
    ['nl', ['NL', 'BE']],
  ] as const)('shares few sentences with others (%s)', (language, countries) => {
    const used = new Map<string, number>();
    for (const page of sampleOf(countries)) {
      const texts = `${page.stay.texts[language].description} ${page.hotel.texts[language].description}`;
      for (const sentence of new Set(sentencesOf(texts))) used.set(sentence, (used.get(sentence) ?? 0) + 1);
    }
    expect(used.size).toBeGreaterThan(700);
    expect([...used].filter(([, count]) => count > 6)).toEqual([]);
  });
});

describe('a hotel', () => {
  it('has a detail that no other hotel has', () => {
    const details = full.hotels.map((hotel) =>
      sentencesOf(hotel.texts.fr.description).find((sentence) => /\b(?:18[89]|19[0-5])\d\b/.test(sentence)),
    );
    expect(details.filter((detail) => detail === undefined)).toEqual([]);
    expect(new Set(details).size).toBe(full.hotels.length);
  });

  it('has rooms with at least sixty descriptions in each country', () => {
    for (const country of ['FR', 'ES', 'IT', 'BE', 'NL']) {
      const rooms = full.hotels.filter((hotel) => hotel.country === country).flatMap(({ rooms: own }) => own);
      for (const language of languages) {
        expect(new Set(rooms.map(({ texts }) => texts[language].description)).size).toBeGreaterThan(60);
      }
    }
  });

  it('without cars offers neither parking nor charging', () => {
    const wrong = full.hotels.filter(
      (hotel) =>
        isCarFree(places.get(hotel.townId)!, hotel.setting) &&
        hotel.facilities.some((facility) => facility === 'parking' || facility === 'evCharging'),
    );
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });
});

describe('prepositions of a town', () => {
  it.each([
    ['Le Touquet-Paris-Plage', 'au Touquet-Paris-Plage', 'du Touquet-Paris-Plage'],
    ['Les Gets', 'aux Gets', 'des Gets'],
    ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
    ['Étretat', 'à Étretat', 'd’Étretat'],
    ['Hyères', 'à Hyères', 'd’Hyères'],
    ['Haarlem', 'à Haarlem', 'de Haarlem'],
    ['Valence (Espagne)', 'à Valence', 'de Valence'],
  ])('are right in French: %s', (name, at, of) => {
    const words = placeWords(sameInAll(name));
    expect([words.at.fr, words.of.fr]).toEqual([at, of]);
  });

  it('are right in Dutch and Italian', () => {
    expect(placeWords(sameInAll('Capri')).at.nl).toBe('op Capri');
    expect(placeWords(sameInAll('Brugge')).at.nl).toBe('in Brugge');
    expect(placeWords(sameInAll('Amalfi')).at.it).toBe('ad Amalfi');
    expect(placeWords(sameInAll('L’Aia')).at.it).toBe('all’Aia');
  });
});
