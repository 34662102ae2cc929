/** "Vélos · Petit-déjeuner": joins facts into one line. A line break never puts the dot first. */
export const factLine = (facts: readonly (string | null)[]): string => facts.filter(Boolean).join('\u00a0· ');

/** "Au bord de l’eau – une nuit": a line break never puts the dash of a title first. */
export const titleLine = (title: string): string => title.replaceAll(' – ', '\u00a0– ');
