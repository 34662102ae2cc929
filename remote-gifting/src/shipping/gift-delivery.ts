import type { DeliveryAddress } from '@detour/shared-contracts/api';
import { buyerLimits, fitsLength, isFilled, isPostalCode } from '@detour/shared-contracts/rules';

export type DeliveryField = keyof DeliveryAddress;

/** In form order. */
export const deliveryFields = [
  'name',
  'addressLine',
  'postalCode',
  'city',
  'country',
] as const satisfies readonly DeliveryField[];

/** Maximum field lengths, in characters. */
const limits: Readonly<Partial<Record<DeliveryField, number>>> = {
  name: 120,
  addressLine: buyerLimits.addressLine,
  postalCode: buyerLimits.postalCode,
  city: buyerLimits.city,
};

export interface DeliveryProblem {
  readonly field: DeliveryField;
  readonly kind: 'mandatory' | 'postalCode' | 'maxLength';
  /** Together with `maxLength`. */
  readonly maxLength?: number;
}

const problemOf = (field: DeliveryField, text: string): DeliveryProblem | null => {
  if (!isFilled(text)) return { field, kind: 'mandatory' };
  const maxLength = limits[field];
  if (maxLength !== undefined && !fitsLength(text.trim(), maxLength))
    return { field, kind: 'maxLength', maxLength };
  return field === 'postalCode' && !isPostalCode(text.trim()) ? { field, kind: 'postalCode' } : null;
};

/** Problems of a gift's postal address, in form order. */
export const checkDelivery = (address: DeliveryAddress): readonly DeliveryProblem[] =>
  deliveryFields.flatMap((field) => problemOf(field, address[field]) ?? []);
