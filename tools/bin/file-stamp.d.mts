export const stampOf: (root: string, places: readonly string[]) => string;
