/** "Vélos · Petit-déjeuner": facts in one line of text; where it breaks, no line begins with the dot. */
export const factLine = (facts: readonly (string | null)[]): string => facts.filter(Boolean).join('\u00a0· ');
