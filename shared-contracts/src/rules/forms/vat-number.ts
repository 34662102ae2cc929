// Member states of our sites. Digits that check the others are not computed: only the tax office knows whether a number is in use.
const forms: Readonly<Record<string, RegExp>> = {
  FR: /^FR[0-9A-HJ-NP-Z]{2}\d{9}$/,
  ES: /^ES[0-9A-Z]\d{7}[0-9A-Z]$/,
  IT: /^IT\d{11}$/,
  BE: /^BE[01]\d{9}$/,
  NL: /^NL[0-9A-Z+*]{10}\d{2}$/,
};

const other = /^[A-Z]{2}(?=.*\d{2})[0-9A-Z]{2,13}$/;

/** A typed VAT number without spaces, dots and hyphens, in capitals. */
export const normaliseVatNumber = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** True for a VAT number in the form of a country (ISO 3166). It may begin with another country's code: some companies register abroad. */
export const isVatNumber = (text: string, country: string): boolean => {
  const number = normaliseVatNumber(text);
  const prefix = /^[A-Z]{2}/.exec(number)?.[0] ?? country;
  const form = Object.hasOwn(forms, prefix) ? forms[prefix] : other;
  return form?.test(number) ?? false;
};
