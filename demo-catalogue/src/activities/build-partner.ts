import {
  slugOf,
  type ActivityPartner,
  type Language,
  type SlotPattern,
} from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { phoneOf } from '../hotels/phone-of';
import type { NameList } from '../hotels/names';
import { streets } from '../hotels/streets';
import type { Place } from '../places/place';
import type { Random } from '../random';
import { valueOf } from '../item-at';
import type { Opening } from '../texts/activity-practical';
import { partnerNames } from './partner-names';

const listOf = ({ country, regionId }: Place): NameList => {
  if (country === 'BE') return regionId === 'BE-VLG' ? 'nlBE' : 'frBE';
  return country.toLowerCase() as NameList;
};

const words: Readonly<Record<NameList, { readonly language: Language; readonly locale: Locale }>> = {
  fr: { language: 'fr', locale: 'fr_FR' },
  es: { language: 'es', locale: 'es_ES' },
  it: { language: 'it', locale: 'it_IT' },
  nl: { language: 'nl', locale: 'nl_NL' },
  frBE: { language: 'fr', locale: 'fr_BE' },
  nlBE: { language: 'nl', locale: 'nl_BE' },
};

/** Tides, snow and the season decide the hour: the day is agreed with the partner. */
const dependsOnWeather: ReadonlySet<string> = new Set(['surf', 'ski', 'snow', 'fish', 'oyster']);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Markets and morning yoga have one slot, at the opening. */
const isOfMorning: ReadonlySet<string> = new Set(['yoga', 'basket']);

const usualStarts = ({ icon, hours: { from } }: PartnerPlan): readonly string[] => {
  if (minutesOf(from) >= minutesOf('14:00')) return ['20:00'];
  return isOfMorning.has(icon) ? [from] : [from, '14:00', '16:00'];
};

/** The usual hours at which the previous group has left and from which the activity ends before the partner closes. */
const startsOf = (plan: PartnerPlan): readonly string[] => {
  const usual = usualStarts(plan);
  const endOf = (start: string): number => minutesOf(start) + plan.minutes;
  return usual.filter(
    (start, index) =>
      endOf(start) <= minutesOf(plan.hours.to) &&
      (index === 0 || endOf(usual[index - 1] ?? '') <= minutesOf(start)),
  );
};

const slotsOf = (plan: PartnerPlan, random: Random): SlotPattern | null => {
  const { icon, hours } = plan;
  const starts = startsOf(plan);
  if (dependsOnWeather.has(icon) || starts.length === 0) return null;
  return { days: hours.days, starts, capacity: random.int(6, 12) };
};

/** The local language first, then English and often a third one. */
const languagesOf = (language: Language, random: Random): readonly string[] => {
  const others = (['fr', 'es', 'nl', 'it'] as const).filter((other) => other !== language);
  return [language, 'en', ...(random.chance(0.4) ? [random.pick(others)] : [])];
};

export interface PartnerPlan {
  readonly town: Place;
  /** Icon of the programme item. */
  readonly icon: string;
  readonly minutes: number;
  readonly hours: Opening['hours'];
}

/** Invents the partner of an activity: the town is real, phone and mail lead nowhere. */
export const buildPartner = (plan: PartnerPlan, random: Random): ActivityPartner => {
  const { town, icon } = plan;
  const list = listOf(town);
  const { language, locale } = words[list];
  const name = random.pick(valueOf(new Map(Object.entries(partnerNames)), icon)[language].split('/'));
  return {
    name,
    address: random.pick(streets[list]).replace('{n}', String(random.int(1, 68))),
    zip: town.postalCode ?? '',
    town: town.local,
    country: town.country,
    phone: phoneOf(town.country, random),
    email: `contact@${slugOf(name, town.local)}.example`,
    locale,
    languages: languagesOf(language, random),
    closedOn: ['12-25', '01-01'],
    slots: slotsOf(plan, random),
  };
};
