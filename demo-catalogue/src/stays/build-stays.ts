import { detailOf } from '../pictures/detail-of';
import { inEditionOf } from '../pictures/editions/edition';
import { honestCovers } from '../hotels/choose-cover';
import type { Hotel, RoomType } from '../hotels/hotel';
import { fits } from '../language/fits';
import { capitalise } from '../language/grammar';
import {
  inEachLanguage,
  slugOf,
  themeIds,
  type ThemeKey,
  typeset,
  type Wording,
} from '@detour/shared-contracts/catalogue';
import type { Place } from '../places/place';
import { createRandom, type Random } from '../random';
import { houses } from '../texts/houses';
import type { ProgramItem } from '../texts/programme/program-item';
import { roomViews } from '../texts/rooms';
import { settings } from '../texts/settings/settings';
import { chooseProgram, possibleItems } from './choose-program';
import { themesOfHotel, themesOfStay } from './choose-themes';
import { cancellationStepsOf } from './cancellation-steps';
import { composeLabel } from './compose-label';
import { headwordOf, programLineOf, shortOf } from './describe-stay';
import { buildRicherStay } from './build-richer-stay';
import type { Stay } from './stay';
import { tellStays } from './tell-stays';
import { nameable, sceneOfItem } from './stay-parts';
import { itemAt, valueOf } from '../item-at';

const nightRanges: readonly (readonly [min: number, max: number])[] = [
  [1, 1],
  [1, 3],
  [1, 7],
  [2, 2],
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
];

/** Order of a label's features: main features before small extras, rarely used ones first. */
const weightOf = (item: ProgramItem, named: ReadonlyMap<ProgramItem, number>): number =>
  (item.type === 'extra' ? 200 : item.type === 'breakfast' ? 120 : 0) + (named.get(item) ?? 0);

/** Supplement per night: breakfast each night, the rest divided by the nights of the shortest stay; in steps of 50 cents. */
const supplementOf = (items: readonly ProgramItem[], nights: number): number => {
  const daily = items.filter((item) => item.type === 'breakfast' || item.tag === 111);
  const once = items.filter((item) => !daily.includes(item));
  const sum = (list: readonly ProgramItem[]): number =>
    list.reduce((total, item) => total + item.supplement, 0);
  return Math.round((sum(daily) + sum(once) / nights) / 50) * 50;
};

const spaScenes = ['spa-arches-dawn', 'spa-arches-golden', 'spa-terrace-dusk'] as const;

/** The first stay of a hotel has the hotel's cover. The others have other covers that fit the place or their theme. */
const scenesOf = (hotel: Hotel, town: Place, count: number, random: Random): readonly string[] => {
  const others = honestCovers(town, hotel.setting)
    .map((cover) => inEditionOf(hotel.scene, cover.id))
    .filter((id) => id !== hotel.scene)
    .slice(0, 2);
  const details = [
    ...(hotel.facilities.includes('pool') ? ['pool-garden-day'] : []),
    ...(hotel.facilities.includes('terrace') ? [detailOf('terrace', settings[hotel.setting].kinds)] : []),
  ];
  const rest = [...new Set([...random.shuffle(others), ...random.shuffle(details)])].filter(
    (id): id is string => id !== undefined && id !== hotel.scene,
  );
  return [hotel.scene, ...rest].slice(0, Math.max(1, count));
};

const roomFor = (hotel: Hotel, theme: ThemeKey, index: number): RoomType => {
  const roomy = hotel.rooms.filter((room) => room.maxCapacity >= 3);
  const choice = theme === 'family' && roomy.length > 0 ? roomy : hotel.rooms;
  return itemAt(choice, index % choice.length);
};

interface Workshop {
  readonly town: Place;
  readonly taken: Set<string>;
  /** Number of labels that name each item. The least used one comes first. */
  readonly named: Map<ProgramItem, number>;
}

interface Plan {
  readonly hotel: Hotel;
  readonly theme: ThemeKey;
  readonly index: number;
  readonly scene: string;
  /** Items of the hotel's stays so far. */
  readonly used: Set<ProgramItem>;
}

/** Reviews and their average from which a stay has the label "favourite". */
const topRated = { average: 9, count: 10 };

/** The label follows the reviews. The draw keeps every later value of the catalogue as it was with a drawn label. */
const labelsOf = ({ quality, reviewAverage, reviewCount }: Hotel, random: Random): string[] => {
  if (quality > 80) random.next();
  return reviewAverage >= topRated.average && reviewCount >= topRated.count ? ['favourite'] : [];
};

/** Composes an unused label from the items that fewest labels name. */
const labelOf = (
  hotel: Hotel,
  { told, nights }: { told: readonly ProgramItem[]; nights: 2 | 3 | null },
  { taken, named }: Workshop,
  random: Random,
): Wording => {
  const rarest = [...told].sort((a, b) => weightOf(a, named) - weightOf(b, named));
  const situations = settings[hotel.setting].situations.filter((text) => fits(text, hotel.type));
  const label = composeLabel(
    {
      situations: situations.map((text) => text.wording),
      houses: houses[hotel.type].nights.map((text) => text.wording),
      features: rarest.map(shortOf),
      nights,
    },
    taken,
    random,
  );
  for (const item of told) {
    if (label.fr.toLowerCase().includes(shortOf(item).fr.toLowerCase()))
      named.set(item, (named.get(item) ?? 0) + 1);
  }
  return label;
};

/**
 * Advances the draw as the descriptions did that were drawn from it, so that every later value of the catalogue (cancellation,
 * popularity) stays as it was.
 */
const skipDescription = (random: Random): void => {
  random.next();
  random.next();
  if (random.chance(0.45)) random.next();
  random.next();
};

const buildStay = ({ hotel, theme, index, scene, used }: Plan, workshop: Workshop, random: Random): Stay => {
  const id = `${hotel.id.slice(1)}${index + 1}`;
  const [minNights, maxNights] = random.pick(nightRanges);
  const room = roomFor(hotel, theme, index);
  const items = chooseProgram(possibleItems(hotel), { theme, nights: minNights, used }, random);
  for (const item of items) used.add(item);
  const [breakfast, ...others] = items;
  const told = [...others, ...(breakfast ? [breakfast] : [])];
  const nights = minNights === maxNights ? nameable(minNights) : null;
  // Composes the address, which stays as it was; `tellStays` writes the title.
  const address = labelOf(hotel, { told, nights }, workshop, random);
  skipDescription(random);
  const view = room.kind === 'view' ? [roomViews[hotel.setting].wording] : [];
  const headwords = [...told.map(headwordOf), ...view].slice(0, 3);
  const flexible = random.chance(0.68);
  const childPercent = random.pick([40, 50, 50, 60]);
  const cancellationDays = flexible ? random.pick([1, 2, 3, 3, 5, 7]) : 0;
  return {
    id,
    hotelId: hotel.id,
    roomTypeId: room.id,
    uri: slugOf(address.fr, workshop.town.local),
    minNights,
    maxNights,
    kind: 'stay',
    theme: themeIds[theme],
    themes: themesOfStay(hotel, theme, items, room.maxCapacity).map((key) => themeIds[key]),
    tags: [...new Set(items.flatMap((item) => item.tag ?? []))],
    scene,
    supplement: supplementOf(items, minNights),
    childPercent,
    cancellation: flexible ? 'FLEX' : 'NCNR',
    cancellationDays,
    cancellationSteps: cancellationStepsOf(id, cancellationDays),
    program: items.map((item) => programLineOf(item, sceneOfItem(item, hotel))),
    labels: labelsOf(hotel, random),
    published: !random.chance(0.035),
    endsAfterDays: random.chance(0.05) ? random.int(4, 70) : null,
    popularity: Math.round(random.next() * 60 + Math.min(40, hotel.reviewCount)),
    quality: Math.round((hotel.quality + Math.min(6, items.length * 1.5)) * 100) / 100,
    texts: inEachLanguage((language) => ({
      label: address[language],
      description: '',
      headwords: headwords.map((text) => typeset(language, capitalise(language, text[language]))),
    })),
  };
};

/** Builds two to four stays per hotel with different themes if possible, and often an extended one. Pure. */
export const buildStays = (
  seed: string,
  hotels: readonly Hotel[],
  places: readonly Place[],
): readonly Stay[] => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const taken = new Set<string>();
  const named = new Map<ProgramItem, number>();
  const plain = hotels.map((hotel) => {
    const random = createRandom(`${seed}/${hotel.id}/stays`);
    const town = valueOf(byId, hotel.townId);
    const count = random.pick([2, 3, 3, 3, 4]);
    const [main, ...more] = themesOfHotel(hotel);
    const themes = [main, ...random.shuffle(more)];
    const scenes = scenesOf(hotel, town, count, random);
    const used = new Set<ProgramItem>();
    const stays = Array.from({ length: count }, (_, index) => {
      const theme = itemAt(themes, index % themes.length);
      const isBath = index > 0 && theme === 'wellness' && hotel.facilities.includes('spa');
      const scene = isBath
        ? inEditionOf(hotel.scene, random.pick(spaScenes))
        : itemAt(scenes, index % scenes.length);
      return buildStay({ hotel, theme, index, scene, used }, { town, taken, named }, random);
    });
    return { hotel, stays };
  });
  const groups = plain.map(({ hotel, stays }) => {
    const richer = buildRicherStay(seed, hotel, stays, taken);
    return { hotel, stays: richer ? [...stays, richer] : stays };
  });
  return tellStays(seed, groups, places);
};
