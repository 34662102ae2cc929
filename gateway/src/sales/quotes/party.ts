import type { Locale } from '@detour/shared-contracts/sites';
import type { Guests } from '../inventory/assess-stay';
import { createTranslate } from '../../messages/message-catalogue';

/** The participants as text: "2 adultes, 1 enfant". */
export const partyOf = ({ adults, children }: Guests, locale: Locale): string => {
  const t = createTranslate(locale);
  return [
    t('term.adults', { count: adults }),
    ...(children > 0 ? [t('term.children', { count: children })] : []),
  ].join(', ');
};
