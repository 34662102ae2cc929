import type { Hotel } from '../hotels/hotel';
import { fits } from '../language/fits';
import { capitalise } from '../language/grammar';
import { inEachLanguage, typeset, type Wording } from '@detour/shared-contracts/catalogue';
import { createRandom } from '../random';
import { houses } from '../texts/houses';
import type { ProgramItem } from '../texts/programme/program-item';
import { settings } from '../texts/settings/settings';
import { possibleItems } from './choose-program';
import { composeLabel } from './compose-label';
import { headwordOf, programLineOf, shortOf } from './describe-stay';
import { nameable, sceneOfItem } from './stay-parts';
import type { Stay } from './stay';

/** Number of the extended stay of a hotel. Its other stays count from 1. */
const ownNumber = 9;

const mostLines = 3;

const linesOf = (stay: Stay): ReadonlySet<string> => new Set(stay.program.map(({ texts }) => texts.fr.title));

const titleOf = (item: ProgramItem): string => programLineOf(item, '').texts.fr.title;

/** Possible additions: items that the stay does not include, and no second dinner. */
const additions = (hotel: Hotel, base: Stay): readonly ProgramItem[] => {
  const held = linesOf(base);
  const hasDinner = base.program.some(({ type }) => type === 'dinner');
  return possibleItems(hotel).filter(
    (item) =>
      item.type !== 'breakfast' &&
      !(item.type === 'dinner' && hasDinner) &&
      !held.has(titleOf(item)) &&
      (item.tag === undefined || !base.tags.includes(item.tag)),
  );
};

/** Price of an addition, divided by the nights of the shortest stay, in steps of 50 cents. */
const supplementWith = (base: Stay, item: ProgramItem): number =>
  base.supplement + Math.max(50, Math.round(item.supplement / base.minNights / 50) * 50);

/**
 * A copy of a stay with one addition, which the stay page offers as an upsell. Null when there is none. Uses a separate random
 * stream, so that other stays do not change.
 */
export const buildRicherStay = (
  seed: string,
  hotel: Hotel,
  own: readonly Stay[],
  taken: Set<string>,
): Stay | null => {
  const random = createRandom(`${seed}/${hotel.id}/richer`);
  const base = own.find(
    ({ published, endsAfterDays, program }) =>
      published && endsAfterDays === null && program.length <= mostLines,
  );
  if (!base || !random.chance(0.6)) return null;
  for (const item of random.shuffle(additions(hotel, base))) {
    const before = taken.size;
    const label = composeLabel(
      {
        situations: settings[hotel.setting].situations
          .filter((text) => fits(text, hotel.type))
          .map((text) => text.wording),
        houses: houses[hotel.type].nights.map((text) => text.wording),
        features: [shortOf(item)],
        nights: base.minNights === base.maxNights ? nameable(base.minNights) : null,
      },
      taken,
      random,
    );
    // A label that another stay already has would not show the addition.
    if (taken.size > before) return withItem(hotel, base, item, label);
  }
  return null;
};

const withItem = (hotel: Hotel, base: Stay, item: ProgramItem, label: Wording): Stay => {
  const headword = headwordOf(item);
  return {
    ...base,
    id: `${hotel.id.slice(1)}${ownNumber}`,
    uri: `${base.uri}-plus`,
    tags: item.tag === undefined ? base.tags : [...base.tags, item.tag],
    scene: sceneOfItem(item, hotel),
    supplement: supplementWith(base, item),
    program: [...base.program, programLineOf(item, sceneOfItem(item, hotel))],
    labels: [],
    // Lists the hotel's original stay first.
    popularity: Math.round(base.popularity / 2),
    quality: Math.round((base.quality - 1) * 100) / 100,
    texts: inEachLanguage((language) => ({
      label: label[language],
      description: '',
      headwords: [
        typeset(language, capitalise(language, headword[language])),
        ...base.texts[language].headwords,
      ].slice(0, 3),
    })),
  };
};
