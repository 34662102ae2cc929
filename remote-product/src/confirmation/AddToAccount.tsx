import { printPath } from '@detour/shared-contracts';
import { LinkButton, UserIcon } from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';

export interface AddToAccountProps {
  readonly orderUUID: string;
  /** Of the mail's link, which proves that one has the mail. */
  readonly token: string;
}

/** Leads to the trips of the account, where the order of a confirmation mail is taken in; nothing while accounts are off. */
export const AddToAccount = ({ orderUUID, token }: AddToAccountProps) => {
  const t = useText();
  const { locale, flags } = useSite();
  if (flags['customerAccount'] !== true) return null;
  const query = new URLSearchParams({ order: orderUUID, token, locale });
  return (
    <LinkButton kind="quiet" icon={<UserIcon />} href={`${printPath('trips', locale)}?${query}`}>
      {t('confirmation.addToAccount')}
    </LinkButton>
  );
};
