import type { Country } from '@detour/shared-contracts/sites';
import { detailOf } from '../pictures/detail-of';
import { capitalise } from '../language/grammar';
import { type HotelType, inEachLanguage, typeset, type Wording } from '@detour/shared-contracts/catalogue';
import { createRandom, type Random } from '../random';
import { asText } from '../texts/sentences/composer';
import { fill, sameInAll } from '../texts/sentences/needs';
import {
  gardenView,
  quietOutlooks,
  roomComforts,
  roomHighlights,
  roomKinds,
  roomLights,
  roomSizes,
  roomViews,
  type RoomKind,
  townOutlooks,
} from '../texts/rooms';
import { settings, type SettingKey } from '../texts/settings/settings';
import type { RoomType } from './hotel';

interface House {
  readonly seed: string;
  readonly id: string;
  readonly setting: SettingKey;
  readonly type: HotelType;
  readonly stars: number;
  readonly country: Country;
}

const basePrices: Readonly<Record<number, number>> = { 2: 6200, 3: 7800, 4: 11_200, 5: 17_500 };
const countryFactors: Readonly<Record<Country, number>> = { FR: 1, ES: 0.86, IT: 0.98, BE: 1.02, NL: 1.05 };
const cityFactor = 1.14;

/** Price of a regular night in a standard room, in cents. */
export const housePrice = (
  { stars, country, setting }: Pick<House, 'stars' | 'country' | 'setting'>,
  random: Random,
): number => {
  const place = settings[setting].environment === 'city' ? cityFactor : 1;
  return (basePrices[stars] ?? 7800) * countryFactors[country] * place * (0.86 + random.next() * 0.34);
};

const kindsOf = ({ type, setting, stars }: House, random: Random): readonly RoomKind[] => {
  const find = (key: string): RoomKind => roomKinds.find((kind) => kind.key === key) as RoomKind;
  const first = type === 'townhouse' || setting === 'rooftops' ? ['classic', 'attic'] : ['classic', 'garden'];
  const others = ['view', 'superior', 'family', ...(stars >= 4 ? ['suite'] : [])];
  const count = random.pick([1, 2, 2, 2, 3]);
  return [find(random.pick(first)), ...random.sample(others, count - 1).map(find)];
};

interface RoomFacts {
  readonly kind: RoomKind;
  readonly setting: SettingKey;
  readonly sizeM2: number;
}

/** Size, light and comfort of a room, from a stream of its own. */
const writeRoom = ({ kind, setting, sizeM2 }: RoomFacts, words: Random): Wording => {
  const outlook: Wording =
    kind.key === 'view'
      ? roomViews[setting].wording
      : kind.key === 'garden'
        ? gardenView.wording
        : words.pick(settings[setting].environment === 'city' ? townOutlooks : quietOutlooks).wording;
  const values = { size: sameInAll(sizeM2), outlook, bed: kind.bedding.wording };
  return asText([
    fill(words.pick(roomSizes), { values }),
    words.pick(roomLights).wording,
    words.pick(roomComforts).wording,
  ]);
};

const describeRoom = (room: RoomFacts, random: Random, words: Random): RoomType['texts'] => {
  const { kind, setting } = room;
  // Advances the draw as the former choice of a description did, so that prices stay as they were.
  random.next();
  const description = writeRoom(room, words);
  const highlights = random.sample(roomHighlights, 3);
  const view = kind.key === 'view' ? [roomViews[setting]] : [];
  return inEachLanguage((language) => ({
    title: typeset(language, kind.title.wording[language]),
    bedding: typeset(language, kind.bedding.wording[language]),
    description: capitalise(language, typeset(language, description[language])),
    highlights: [...view, ...highlights].map((text) =>
      typeset(language, capitalise(language, text.wording[language])),
    ),
  }));
};

const roomsOf = (house: House, kind: RoomKind, random: Random): number => {
  if (kind.key === 'suite') return random.int(1, 3);
  return house.type === 'guesthouse' ? random.int(1, 4) : random.int(4, 12);
};

/** Builds one to three room types, with one to twelve rooms each. */
export const buildRooms = (house: House, random: Random): readonly RoomType[] => {
  const price = housePrice(house, random);
  // A spa town uses the view of a park, because no scene shows springs.
  const scene = detailOf('room', settings[house.setting].kinds) ?? 'room-fields-day';
  return kindsOf(house, random).map((kind, index) => {
    const id = `${house.id}-${index + 1}`;
    const sizeM2 = random.int(...kind.size);
    const rooms = roomsOf(house, kind, random);
    const words = createRandom(`${house.seed}/${id}/words`);
    return {
      id,
      kind: kind.key,
      capacity: kind.capacity,
      maxCapacity: kind.maxCapacity,
      sizeM2,
      rooms,
      scene,
      basePrice: Math.round((price * kind.factor) / 100) * 100,
      texts: describeRoom({ kind, setting: house.setting, sizeM2 }, random, words),
    };
  });
};
