import { buyerLimits, fitsLength, isFilled, isPostalCode } from './buyer';

/** Characters of each member, and the number of addresses of an account. */
export const addressLimits = {
  label: 40,
  name: 120,
  addressLine: buyerLimits.addressLine,
  postalCode: buyerLimits.postalCode,
  city: buyerLimits.city,
  most: 10,
} as const;

/** Gifts and gift cards that an account keeps. */
export const keptGiftLimit = 50;

export const addressFields = ['label', 'name', 'country', 'addressLine', 'postalCode', 'city'] as const;

export type AddressField = (typeof addressFields)[number];

/** As typed. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

export type AddressProblem = 'mandatory' | 'postalCode' | 'maxLength' | 'choose';

const problemOf = (field: AddressField, typed: string): AddressProblem | null => {
  const text = typed.trim();
  if (field === 'country') return /^[A-Z]{2}$/.test(text) ? null : 'choose';
  if (!isFilled(text)) return field === 'name' ? null : 'mandatory';
  if (!fitsLength(text, addressLimits[field])) return 'maxLength';
  return field === 'postalCode' && !isPostalCode(text) ? 'postalCode' : null;
};

/** Returns the problem of each invalid field. The name of the person or company may be empty. */
export const checkAddress = (draft: AddressDraft): Readonly<Partial<Record<AddressField, AddressProblem>>> =>
  Object.fromEntries(
    addressFields.flatMap((field) => {
      const problem = problemOf(field, draft[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
