interface NumberingPlan {
  readonly code: string;
  /** Trunk prefix of a national number, dropped after the country code. */
  readonly trunk: string;
  /** National numbers without trunk prefix. */
  readonly national: RegExp;
}

// Supported countries. Other numbers need a country code.
const plans: Readonly<Record<string, NumberingPlan>> = {
  FR: { code: '33', trunk: '0', national: /^[1-9]\d{8}$/ },
  ES: { code: '34', trunk: '', national: /^[5-9]\d{8}$/ },
  IT: { code: '39', trunk: '', national: /^(0\d{5,10}|3\d{8,9})$/ },
  NL: { code: '31', trunk: '0', national: /^[1-9]\d{8}$/ },
  BE: { code: '32', trunk: '0', national: /^[1-9]\d{7,8}$/ },
};

/** Separators that people type between digits. A "(0)" after a country code is dropped. */
const bare = (text: string): string => text.replace(/\(0\)/, '').replace(/[\s().\-/\u2010-\u2015]/g, '');

/**
 * Parses a typed phone number to E.164 (`+33612345678`), as a number of `country` (ISO 3166) unless it starts with `+` or `00`.
 * Null when invalid.
 * @spec CHK-015
 */
export const toE164 = (text: string, country: string): string | null => {
  const digits = bare(text).replace(/^00/, '+');
  if (!/^\+?\d{4,15}$/.test(digits)) return null;
  if (digits.startsWith('+')) {
    const plan = Object.values(plans).find(({ code }) => digits.startsWith(`+${code}`));
    if (!plan) return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
    const rest = digits.slice(1 + plan.code.length);
    const national = plan.trunk !== '' && rest.startsWith(plan.trunk) ? rest.slice(1) : rest;
    return plan.national.test(national) ? `+${plan.code}${national}` : null;
  }
  const plan = Object.hasOwn(plans, country) ? plans[country] : undefined;
  if (!plan) return null;
  if (plan.trunk !== '' && !digits.startsWith(plan.trunk)) return null;
  const national = digits.slice(plan.trunk.length);
  return plan.national.test(national) ? `+${plan.code}${national}` : null;
};
