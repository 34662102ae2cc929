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
import type { Place } from '../places/place';
import type { Random } from '../random';
import { closings, houses } from '../texts/houses';
import {
  accesses,
  cityAccesses,
  cityParkings,
  importantInfos,
  parkings,
  waterAccesses,
  waterParkings,
} from '../texts/practical';
import { asText, type Composer } from '../texts/sentences/composer';
import { drawnValues, isCarFree } from '../texts/sentences/facts';
import {
  addressSentences,
  detailSentences,
  facilitySentences,
  sizeSentences,
  smallServices,
} from '../texts/sentences/house-sentences';
import type { Facts as Told } from '../texts/sentences/needs';
import { settings, type SettingKey } from '../texts/settings/settings';

interface Facts {
  readonly town: Place;
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

/** Setting or address, the house itself, one facility, a detail that no other hotel has, sometimes a closing. */
const introduce = (facts: Facts, told: Told, composer: Composer, random: Random): FittingText['wording'] => {
  const ask = { facts: told, country: facts.town.country, per: 'hotel' } as const;
  const vary = (): Told['values'] => drawnValues(random);
  const own = random.chance(0.4) ? houses[facts.type].sentences : sizeSentences;
  return asText([
    composer.choose(settings[facts.setting].openings, ask, random) ??
      composer.choose(addressSentences, ask, random),
    composer.choose(own, ask, random) ?? composer.choose(sizeSentences, ask, random),
    composer.choose(facilitySentences, ask, random) ?? composer.choose(smallServices, ask, random),
    composer.chooseUnique(detailSentences, { ...ask, vary }, random),
    random.chance(0.15) ? composer.choose(closings, ask, random) : null,
  ]);
};

/** Texts of a hotel, with the same sentences in each language. */
export const describeHotel = (
  facts: Facts,
  { told, composer }: { told: Told; composer: Composer },
  random: Random,
): ByLanguage<HotelTexts> => {
  const { setting, facilities, town } = facts;
  const inTown = isInTown(setting);
  const withoutCars = isCarFree(town, setting);
  const access = random.pick(withoutCars ? waterAccesses : inTown ? cityAccesses : accesses);
  const places = withoutCars ? waterParkings : inTown ? cityParkings : parkings;
  const parking = facilities.includes('parking') ? random.pick(places) : null;
  const infos = chooseInfos(facts, random);
  const description = introduce(facts, told, composer, random);
  return inEachLanguage((language) => ({
    description: description[language],
    access: write(language, [access]),
    parking: parking ? write(language, [parking]) : null,
    importantInfos: infos.map((info) => write(language, [info])),
  }));
};
