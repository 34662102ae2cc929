import type { Country } from '@detour/shared-contracts/sites';
import type { Random } from '../random';

// France reserves a range for fiction. The other numbers have a form that is never assigned: no subscriber number of Belgium, the
// Netherlands or Italy begins like this, and Spain has no range 99.
const ranges: Readonly<Record<Country, string>> = {
  FR: '+3326191',
  BE: '+3220000',
  NL: '+31100000',
  IT: '+390550000',
  ES: '+34990000',
};

const lengths: Readonly<Record<Country, number>> = { FR: 4, BE: 3, NL: 3, IT: 3, ES: 3 };

/** Phone number of an invented hotel, E.164. It rings nowhere. */
export const phoneOf = (country: Country, random: Random): string => {
  const digits = lengths[country];
  return ranges[country] + String(random.int(0, 10 ** digits - 1)).padStart(digits, '0');
};
