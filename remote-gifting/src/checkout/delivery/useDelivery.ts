import { useState } from 'react';
import type { Buyer, DeliveryAddress } from '@detour/shared-contracts/api';
import { checkDelivery, deliveryFields, type DeliveryField } from '../../shipping/gift-delivery';
import { countryOf } from '@detour/shared-contracts/sites';
import type { DraftStore } from '@detour/shared-checkout';
import { useHost, useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';

export interface Delivery {
  /** Sent to the buyer, who hands the gift over. */
  readonly toBuyer: boolean;
  readonly address: DeliveryAddress;
  error(field: DeliveryField): string | undefined;
  sendToBuyer(toBuyer: boolean): void;
  change(field: DeliveryField, text: string): void;
  leave(field: DeliveryField): void;
  /** Shows all field errors and returns them for the error summary. */
  validate(): readonly { readonly fieldId: string; readonly message: string }[];
  /** Delivery of the gift. */
  addressFor(buyer: Buyer): DeliveryAddress;
}

export const deliveryFieldId = (field: DeliveryField): string => `delivery-${field}`;

export const deliveryLabels = {
  name: 'checkout.deliveryName',
  addressLine: 'order.address',
  postalCode: 'order.postalCode',
  city: 'order.city',
  country: 'order.country',
} as const satisfies Record<DeliveryField, TextId>;

const problemTexts = {
  mandatory: 'form.mandatory',
  postalCode: 'form.postalCode',
  maxLength: 'form.maxLength',
} as const satisfies Record<string, TextId>;

/** Stores the input in the checkout draft. */
export const useDelivery = (draft: DraftStore): Delivery => {
  const t = useText();
  const { clock } = useHost();
  const { locale } = useSite();
  const [stored, setStored] = useState(() => draft.read(clock.now()).extra);
  const [left, setLeft] = useState<ReadonlySet<DeliveryField>>(new Set());
  const toBuyer = stored['toBuyer'] !== 'no';
  const address = Object.fromEntries(
    deliveryFields.map((field) => [field, stored[field] ?? (field === 'country' ? countryOf(locale) : '')]),
  ) as DeliveryAddress;
  const problems = checkDelivery(address).map(({ field, kind, maxLength }) => ({
    field,
    message: t(problemTexts[kind], maxLength === undefined ? {} : { maxlength: maxLength }),
  }));
  const keep = (change: Readonly<Record<string, string>>): void => {
    setStored({ ...stored, ...change });
    // Other sections keep their fields in the same draft.
    const { extra } = draft.read(clock.now());
    draft.write(clock.now(), { extra: { ...extra, ...change } });
  };
  return {
    toBuyer,
    address,
    error: (field) =>
      left.has(field) ? problems.find((problem) => problem.field === field)?.message : undefined,
    sendToBuyer: (to) => keep({ toBuyer: to ? 'yes' : 'no' }),
    change: (field, text) => keep({ [field]: text }),
    leave: (field) => setLeft((known) => new Set(known).add(field)),
    validate: () => {
      if (toBuyer) return [];
      setLeft(new Set(deliveryFields));
      return problems.map(({ field, message }) => ({
        fieldId: deliveryFieldId(field),
        message: `${t(deliveryLabels[field])} – ${message}`,
      }));
    },
    addressFor: ({ firstName, lastName, addressLine, postalCode, city, country }) =>
      toBuyer
        ? { name: `${firstName} ${lastName}`, addressLine, postalCode, city, country }
        : (Object.fromEntries(
            deliveryFields.map((field) => [field, address[field].trim()]),
          ) as DeliveryAddress),
  };
};
