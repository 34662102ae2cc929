import {
  inEachLanguage,
  type StoredProgramLine,
  themeIds,
  type ThemeKey,
  type Wording,
} from '@detour/shared-contracts/catalogue';
import type { Hotel } from '../hotels/hotel';
import { surroundingsOf } from '../hotels/surroundings';
import { valueOf } from '../item-at';
import { fits } from '../language/fits';
import { placeWords } from '../language/place-words';
import type { Place } from '../places/place';
import { createRandom } from '../random';
import { createComposer } from '../texts/sentences/composer';
import { factsOf, hasTides, type Surroundings } from '../texts/sentences/facts';
import { settings } from '../texts/settings/settings';
import { composeTitle } from './compose-title';
import { describeStay } from './describe-stay';
import type { Stay } from './stay';
import { lowerCase, nameable } from './stay-parts';

/** Situations that are not true of each hotel of their setting, by their French text. */
const situationNeeds: Readonly<Record<string, (hotel: Hotel, town: Place) => boolean>> = {
  'face à la marée': (_, town) => hasTides(town),
  'au-dessus de la marée': (_, town) => hasTides(town),
  'au rythme des marées': (_, town) => hasTides(town),
  'entre dune et océan': ({ country, regionId }) =>
    country === 'FR' && regionId !== 'FR-HDF' && regionId !== 'FR-NOR',
  'au dernier étage': ({ facilities }) => !facilities.includes('accessible'),
  'entre escaliers et bougainvillées': ({ facilities }) => !facilities.includes('accessible'),
};

const situationsOf = (hotel: Hotel, town: Place): readonly Wording[] =>
  settings[hotel.setting].situations
    .filter((text) => fits(text, hotel.type) && (situationNeeds[text.wording.fr]?.(hotel, town) ?? true))
    .map(({ wording }) => wording);

const themeOf = ({ theme }: Stay): ThemeKey =>
  (Object.entries(themeIds).find(([, id]) => id === theme)?.[0] ?? 'romantic') as ThemeKey;

/** Main features first, then small extras and breakfast. What an extended stay adds comes first. */
const featuresOf = ({ program }: Stay, base: Stay | undefined): readonly Wording[] => {
  const weightOf = (line: StoredProgramLine): number => {
    if (base && !base.program.some(({ texts }) => texts.fr.title === line.texts.fr.title)) return -1;
    return line.type === 'breakfast' ? 2 : line.type === 'extra' ? 1 : 0;
  };
  return [...program]
    .sort((a, b) => weightOf(a) - weightOf(b))
    .map(({ texts }) => inEachLanguage((language) => lowerCase(language, texts[language].title)));
};

const tellHotel = (
  { seed, around, town }: { seed: string; around: Surroundings; town: Place },
  { hotel, stays }: { hotel: Hotel; stays: readonly Stay[] },
  { composer, titles }: { composer: ReturnType<typeof createComposer>; titles: Set<string> },
): readonly Stay[] =>
  stays.map((stay, index) => {
    const random = createRandom(`${seed}/${stay.id}/words`);
    const room = hotel.rooms.find(({ id }) => id === stay.roomTypeId) ?? hotel.rooms[0];
    if (!room) throw new Error(`The hotel ${hotel.id} has no rooms.`);
    const facts = factsOf({ ...hotel, town, petsAllowed: hotel.pets.allowed }, around, {
      random,
      turn: index,
    });
    const base = stays.find((other) => other !== stay && stay.uri === `${other.uri}-plus`);
    const label = composeTitle(
      {
        nights: stay.minNights === stay.maxNights ? nameable(stay.minNights) : null,
        at: placeWords(town.names).at,
        of: placeWords(town.names).of,
        situations: situationsOf(hotel, town),
        features: featuresOf(stay, base),
        hotel: hotel.label,
        turn: index,
      },
      titles,
    );
    const description = describeStay(
      { facts, country: hotel.country, theme: themeOf(stay), room, lines: stay.program },
      composer,
      random,
    );
    return {
      ...stay,
      texts: inEachLanguage((language) => ({
        ...stay.texts[language],
        label: label[language],
        description: description[language],
      })),
    };
  });

/**
 * Writes titles and descriptions from what the stays hold, after all of them exist. Draws from streams of its own, so that words
 * change no other value.
 */
export const tellStays = (
  seed: string,
  groups: readonly { readonly hotel: Hotel; readonly stays: readonly Stay[] }[],
  places: readonly Place[],
): readonly Stay[] => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const around = surroundingsOf(places);
  const shared = { composer: createComposer(), titles: new Set<string>() };
  return groups.flatMap((group) =>
    tellHotel({ seed, around, town: valueOf(byId, group.hotel.townId) }, group, shared),
  );
};
