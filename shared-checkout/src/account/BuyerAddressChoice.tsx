import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { AddressChoice, type AddressChoiceProps } from './AddressChoice';
import type { AccountBuyer } from './useAccountBuyer';

export interface BuyerAddressChoiceProps extends Pick<AddressChoiceProps, 't'> {
  readonly form: UseFormReturn<BuyerDraft>;
  readonly account: AccountBuyer;
}

/** The addresses of the account, above the buyer's fields. */
export const BuyerAddressChoice = ({ t, form, account }: BuyerAddressChoiceProps) => {
  const [addressLine, postalCode, city, country] = useWatch({
    control: form.control,
    name: ['addressLine', 'postalCode', 'city', 'country'],
  });
  return (
    <AddressChoice
      t={t}
      id="buyer-address-choice"
      addresses={account.addresses}
      current={{ addressLine, postalCode, city, country }}
      onChoose={account.choose}
    />
  );
};
