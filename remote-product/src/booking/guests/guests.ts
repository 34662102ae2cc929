import type { Guests } from '@detour/shared-contracts/rules';
import type { Text } from '../../text';

export const peopleIn = ({ adult, child, baby }: Guests): number => adult + child + baby;

/** "2 adultes, 1 enfant" */
export const guestsLabel = ({ adult, child, baby }: Guests, t: Text): string =>
  [
    t('term.adults', { count: adult }),
    ...(child > 0 ? [t('term.children', { count: child })] : []),
    ...(baby > 0 ? [t('term.babies', { count: baby })] : []),
  ].join(', ');
