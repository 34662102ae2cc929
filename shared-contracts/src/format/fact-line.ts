/** "Vélos · Petit-déjeuner": joins facts into one line. A line break never puts the dot first. */
export const factLine = (facts: readonly (string | null)[]): string => facts.filter(Boolean).join('\u00a0· ');
