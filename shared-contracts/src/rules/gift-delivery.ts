import type { DeliveryAddress } from '../api/gift.schema';
import { buyerLimits, fitsLength, isFilled, isPostalCode } from './buyer';

export type DeliveryField = keyof DeliveryAddress;

/** In the order of the form. */
export const deliveryFields = [
  'name',
  'addressLine',
  'postalCode',
  'city',
  'country',
] as const satisfies readonly DeliveryField[];

/** Longest values of the fields, in characters. */
const limits: Readonly<Partial<Record<DeliveryField, number>>> = {
  name: 120,
  addressLine: buyerLimits.addressLine,
  postalCode: buyerLimits.postalCode,
  city: buyerLimits.city,
};

export interface DeliveryProblem {
  readonly field: DeliveryField;
  readonly kind: 'mandatory' | 'postalCode' | 'maxLength';
  /** With `maxLength`. */
  readonly maxLength?: number;
}

const problemOf = (field: DeliveryField, text: string): DeliveryProblem | null => {
  if (!isFilled(text)) return { field, kind: 'mandatory' };
  const maxLength = limits[field];
  if (maxLength !== undefined && !fitsLength(text.trim(), maxLength))
    return { field, kind: 'maxLength', maxLength };
  return field === 'postalCode' && !isPostalCode(text.trim()) ? { field, kind: 'postalCode' } : null;
};

/** What is wrong with the address that a gift is sent to, in the order of the form. */
export const checkDelivery = (address: DeliveryAddress): readonly DeliveryProblem[] =>
  deliveryFields.flatMap((field) => problemOf(field, address[field]) ?? []);
