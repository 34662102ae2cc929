import { fits } from '../language/fits';
import {
  type ByLanguage,
  type FacilityKey,
  type FittingText,
  type HotelTexts,
  type HotelType,
  inEachLanguage,
  type Language,
  typeset,
} from '@detour/shared-contracts/catalogue';
import type { Random } from '../random';
import { closings, facilitySentences, houses } from '../texts/houses';
import {
  accesses,
  cityAccesses,
  cityParkings,
  importantInfos,
  parkings,
  waterAccesses,
  waterParkings,
} from '../texts/practical';
import { settings, type SettingKey } from '../texts/settings/settings';

interface Facts {
  readonly setting: SettingKey;
  readonly type: HotelType;
  readonly facilities: readonly FacilityKey[];
}

const write = (language: Language, texts: readonly FittingText[]): string =>
  typeset(language, texts.map((text) => text.wording[language]).join(' '));

const isInTown = (setting: SettingKey): boolean =>
  settings[setting].environment === 'city' || setting === 'harbour' || setting === 'hilltown';

const chooseInfos = ({ facilities, type }: Facts, random: Random): readonly FittingText[] => {
  const [deposit, late, noLift, closedMonday, cot, spaAge, activities] = importantInfos as FittingText[];
  const possible = [
    deposit,
    late,
    cot,
    ...(type === 'guesthouse' || type === 'farmhouse' || type === 'inn' ? [noLift] : []),
  ] as FittingText[];
  const certain = [
    ...(facilities.includes('restaurant') ? [closedMonday] : []),
    ...(facilities.includes('spa') ? [spaAge] : []),
    activities,
  ] as FittingText[];
  const [chosen] = random.sample(possible, 1);
  // Not beside the facility for wheelchairs.
  const isWrong = chosen === noLift && facilities.includes('accessible');
  return [...((isWrong ? [late] : chosen ? [chosen] : []) as FittingText[]), ...certain];
};

/** Texts of a hotel, with the same sentences in each language. */
export const describeHotel = (facts: Facts, random: Random): ByLanguage<HotelTexts> => {
  const { setting, type, facilities } = facts;
  const inTown = isInTown(setting);
  const openings = settings[setting].openings.filter((text) => fits(text, type));
  const worthSaying = facilities.flatMap((facility) => facilitySentences[facility] ?? []);
  const description = [
    random.pick(openings),
    random.pick(houses[type].sentences),
    ...random.sample(worthSaying, 1),
    random.pick(closings),
  ];
  const onWater = setting === 'lagoon';
  const access = random.pick(onWater ? waterAccesses : inTown ? cityAccesses : accesses);
  const places = onWater ? waterParkings : inTown ? cityParkings : parkings;
  const parking = facilities.includes('parking') ? random.pick(places) : null;
  const infos = chooseInfos(facts, random);
  return inEachLanguage((language) => ({
    description: write(language, description),
    access: write(language, [access]),
    parking: parking ? write(language, [parking]) : null,
    importantInfos: infos.map((info) => write(language, [info])),
  }));
};
