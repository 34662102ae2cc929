import type { Random } from '../random';
import { type SettingKey, settings } from '../texts/settings/settings';
import type { HotelType } from '@detour/shared-contracts/catalogue';
import { hotelNames, type NameGround, type NameList } from './names';
import type { HotelPlan } from './hotel-plan';

export const nameListOf = ({ town }: HotelPlan): NameList => {
  if (town.country === 'BE') return town.regionId === 'BE-VLG' ? 'nlBE' : 'frBE';
  return town.country.toLowerCase() as NameList;
};

const groundOf = (setting: SettingKey): NameGround => {
  if (setting === 'mill' || setting === 'polder' || setting === 'lake') return 'water';
  switch (settings[setting].environment) {
    case 'sea':
      return 'sea';
    case 'mountain':
      return 'heights';
    case 'city':
      return 'town';
    case 'spa':
      return 'any';
    default:
      return 'land';
  }
};

const joinName = (head: string, tail: string): string => (head === '' ? tail : `${head} ${tail}`);

/** Invents unique names. */
export const createNamer = () => {
  const taken = new Set<string>();
  const candidates = (plan: HotelPlan, type: HotelType): readonly string[] => {
    const names = hotelNames[nameListOf(plan)];
    if (type === 'villa') return names.proper.split(',').map((name) => `Villa ${name}`);
    const tails = [...names.tails[groundOf(plan.setting)].split(','), ...names.tails.any.split(',')];
    return names.heads[type].flatMap((head) => tails.map((tail) => joinName(head, tail)));
  };
  return (plan: HotelPlan, type: HotelType, random: Random): string | null => {
    const free = candidates(plan, type).filter((name) => !taken.has(name));
    if (free.length === 0) return null;
    const name = random.pick(free);
    taken.add(name);
    return name;
  };
};
