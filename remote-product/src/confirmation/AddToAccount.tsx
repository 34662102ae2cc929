import { printPath } from '@detour/shared-contracts/sites';
import { LinkButton, UserIcon } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

export interface AddToAccountProps {
  readonly orderUUID: string;
}

/**
 * Links to the trips page, which adds the order to the account if its mail link was opened in this browser (0848 revises A-231).
 * Hidden while accounts are off. The link is kept in a cookie, never in a URL that sign-in passes on.
 */
export const AddToAccount = ({ orderUUID }: AddToAccountProps) => {
  const t = useText();
  const { locale, flags } = useSite<Names>();
  if (flags['customerAccount'] !== true) return null;
  const query = new URLSearchParams({ order: orderUUID, locale });
  return (
    <LinkButton kind="quiet" icon={<UserIcon />} href={`${printPath<Names>('trips', locale)}?${query}`}>
      {t('confirmation.addToAccount')}
    </LinkButton>
  );
};
