import type { AddressRequest, SavedAddress } from '@detour/shared-contracts/api';
import type { StoragePort } from '@detour/shared-contracts/mount';
import { addressFields, type AddressDraft } from '@detour/shared-contracts/rules';

/** Values of the form. */
export type AddressValues = AddressDraft & { readonly isDefault: boolean };

/** An open form: the address that it changes, or a new one (`id` null), with its input. */
export interface OpenForm {
  readonly id: string | null;
  readonly values: AddressValues;
}

type Storage = Pick<StoragePort<'addressDraft'>, 'read' | 'write' | 'remove'>;

const key = 'addressDraft';

export const emptyAddress = (country: string): AddressValues => ({
  label: '',
  name: '',
  country,
  addressLine: '',
  postalCode: '',
  city: '',
  isDefault: false,
});

export const valuesOf = ({ id: _id, ...values }: SavedAddress): AddressValues => values;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form that was open before a reload, with its input. Null for an invalid value. */
export const readAddressDraft = (storage: Storage): OpenForm | null => {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['values'])) return null;
    const { id, values } = stored;
    const typed = Object.fromEntries(
      addressFields.map((name) => {
        const text = (values as Record<string, unknown>)[name];
        return [name, typeof text === 'string' ? text.slice(0, 500) : ''];
      }),
    ) as Record<(typeof addressFields)[number], string>;
    const isDefault = (values as Record<string, unknown>)['isDefault'] === true;
    return { id: typeof id === 'string' ? id : null, values: { ...typed, isDefault } };
  } catch {
    return null;
  }
};

export const writeAddressDraft = (storage: Storage, form: OpenForm): void =>
  storage.write(key, JSON.stringify(form));

export const clearAddressDraft = (storage: Storage): void => storage.remove(key);

export const toAddressRequest = (values: AddressValues): AddressRequest => ({
  label: values.label.trim(),
  name: values.name.trim(),
  addressLine: values.addressLine.trim(),
  postalCode: values.postalCode.trim(),
  city: values.city.trim(),
  country: values.country,
  isDefault: values.isDefault,
});
