import type { SavedAddress } from '@detour/shared-contracts/api';
import { SelectField } from '@detour/shared-ui';
import type { TextFunction } from '@detour/remote-kit';

type PostalAddress = Pick<SavedAddress, 'addressLine' | 'postalCode' | 'city' | 'country'>;

export interface AddressChoiceProps {
  /** Ids that the catalogue of a remote with the choice must have. */
  readonly t: TextFunction<'addresses.choose' | 'addresses.other'>;
  readonly id: string;
  readonly addresses: readonly SavedAddress[];
  /** Current values of the form. The address with equal values is selected. */
  readonly current: PostalAddress;
  readonly onChoose: (address: SavedAddress) => void;
}

const parts = ['addressLine', 'postalCode', 'city', 'country'] as const;

const isSame = (first: PostalAddress, second: PostalAddress): boolean =>
  parts.every((part) => first[part].trim() === second[part].trim());

/** The customer's addresses, above the fields that they fill. Nothing for a customer without addresses. */
export const AddressChoice = ({ t, id, addresses, current, onChoose }: AddressChoiceProps) => {
  if (addresses.length === 0) return null;
  const chosen = addresses.find((address) => isSame(address, current));
  return (
    <SelectField
      id={id}
      label={t('addresses.choose')}
      options={[
        ...addresses.map(({ id: value, label, addressLine, postalCode, city }) => ({
          value,
          label: `${label} – ${addressLine}, ${postalCode} ${city}`,
        })),
        { value: '', label: t('addresses.other') },
      ]}
      value={chosen?.id ?? ''}
      onChange={({ target }) => {
        const address = addresses.find((one) => one.id === target.value);
        if (address) onChoose(address);
      }}
      data-testid="address-choice"
    />
  );
};
