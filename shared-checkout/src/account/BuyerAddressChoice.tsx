import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { Anchor, textLink } from '@detour/shared-ui';
import type { TextFunction } from '@detour/remote-kit';
import { AddressChoice, type AddressChoiceProps } from './AddressChoice';
import type { AccountBuyer } from './useAccountBuyer';

export interface BuyerAddressChoiceProps {
  /** Ids that the catalogue of a remote with a checkout must have. */
  readonly t: AddressChoiceProps['t'] & TextFunction<'checkout.signIn'>;
  readonly form: UseFormReturn<BuyerDraft>;
  readonly account: AccountBuyer;
}

/** Above the buyer's fields: the addresses of the account, or for a guest the way to sign in without losing the checkout. */
export const BuyerAddressChoice = ({ t, form, account }: BuyerAddressChoiceProps) => {
  const [addressLine, postalCode, city, country] = useWatch({
    control: form.control,
    name: ['addressLine', 'postalCode', 'city', 'country'],
  });
  if (account.signInHref !== null) {
    return (
      <p>
        <Anchor href={account.signInHref} css={textLink} data-testid="checkout-sign-in">
          {t('checkout.signIn')}
        </Anchor>
      </p>
    );
  }
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
