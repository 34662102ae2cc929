import type { MessageId, Text } from '../text';

/** Themes that a visitor may choose, by the id of the hash and of the search. @spec SBOX-018 */
const themeMessages: Readonly<Record<number, MessageId>> = {
  23: 'theme.romantic',
  26: 'theme.wellness',
  19: 'theme.gastronomy',
  39: 'theme.family',
};

/** @spec SRCH-023 */
export const familyTheme = 39;

export const themeIds = [23, 26, 19, 39] as const;

/** null for a theme without a name of ours; the answer of a search names it then. */
export const themeName = (theme: number, text: Text): string | null => {
  const id = themeMessages[theme];
  return id ? text(id) : null;
};
