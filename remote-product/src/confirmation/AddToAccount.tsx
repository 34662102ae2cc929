import { printPath } from '@detour/shared-contracts';
import { LinkButton, UserIcon } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';

export interface AddToAccountProps {
  readonly orderUUID: string;
}

/**
 * Leads to the trips of the account, where an order whose mail's link was opened here is taken in; nothing while accounts are
 * off. A cookie holds the link: an address, which sign-in carries along, must not.
 */
export const AddToAccount = ({ orderUUID }: AddToAccountProps) => {
  const t = useText();
  const { locale, flags } = useSite();
  if (flags['customerAccount'] !== true) return null;
  const query = new URLSearchParams({ order: orderUUID, locale });
  return (
    <LinkButton kind="quiet" icon={<UserIcon />} href={`${printPath('trips', locale)}?${query}`}>
      {t('confirmation.addToAccount')}
    </LinkButton>
  );
};
