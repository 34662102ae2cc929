import { countryOf, type Country, type Locale } from '../sites/locale';

interface PhonePlan {
  readonly code: string;
  /** Trunk prefix of national numbers. Empty for Italy, which keeps its 0 abroad. */
  readonly trunk: string;
  /** Group sizes of a national number, trunk prefix included. */
  readonly groups: (national: string) => readonly number[];
}

const twoDigitAreasOfTheNetherlands = /^0(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d)/;

const plans: Readonly<Record<Country, PhonePlan>> = {
  FR: { code: '33', trunk: '0', groups: () => [2, 2, 2, 2, 2] },
  ES: { code: '34', trunk: '', groups: () => [3, 2, 2, 2] },
  IT: {
    code: '39',
    trunk: '',
    groups: (national) => (/^0[26]/.test(national) ? [2, 4, 4] : [3, 3, 4]),
  },
  NL: {
    code: '31',
    trunk: '0',
    groups: (national) => {
      if (national.startsWith('06')) return [2, 2, 2, 2, 2];
      return twoDigitAreasOfTheNetherlands.test(national) ? [3, 3, 4] : [4, 3, 3];
    },
  },
  BE: {
    code: '32',
    trunk: '0',
    groups: (national) => {
      if (national.length === 10) return [4, 2, 2, 2];
      return /^0[2349]/.test(national) ? [2, 3, 2, 2] : [3, 2, 2, 2];
    },
  },
};

const group = (digits: string, sizes: readonly number[]): string => {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return rest === '' ? groups.join(' ') : `${groups.join(' ')}${rest}`;
};

/**
 * Formats an E.164 number: `01 23 45 67 89` for a visitor of the same country, `+33 1 23 45 67 89` for others. Returns numbers of
 * unsupported countries and invalid text unchanged.
 */
export const formatPhone = (locale: Locale, e164: string): string => {
  if (!/^\+\d{8,15}$/.test(e164)) return e164;
  for (const [country, plan] of Object.entries(plans)) {
    if (!e164.startsWith(`+${plan.code}`)) continue;
    const national = plan.trunk + e164.slice(1 + plan.code.length);
    const written = group(national, plan.groups(national)).replaceAll(' ', '\u00a0');
    if (country === countryOf(locale)) return written;
    return `+${plan.code}\u00a0${plan.trunk === '' ? written : written.slice(plan.trunk.length)}`;
  }
  return e164;
};
