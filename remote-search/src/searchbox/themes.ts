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

/** A theme that the page names and the search box does not list, such as "Bord de mer" of the menu. */
export interface PageTheme {
  readonly id: number;
  readonly name: string;
}

/** Null for an unknown theme. */
export const themeName = (theme: number, text: Text, page: PageTheme | null = null): string | null => {
  const id = themeMessages[theme];
  if (id) return text(id);
  return page?.id === theme ? page.name : null;
};
