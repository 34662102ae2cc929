import type { MessageId, Text } from '../text';

/** Selectable themes by id, as used in the hash and the API. @spec SBOX-018 */
const themeMessages: Readonly<Record<number, MessageId>> = {
  23: 'theme.romantic',
  26: 'theme.wellness',
  19: 'theme.gastronomy',
  39: 'theme.family',
};

/** @spec SRCH-023 */
export const familyTheme = 39;

export const themeIds = [23, 26, 19, 39] as const;

/** Null for an unknown theme. The search response then contains its name. */
export const themeName = (theme: number, text: Text): string | null => {
  const id = themeMessages[theme];
  return id ? text(id) : null;
};
