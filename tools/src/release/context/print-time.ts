/** `2026-11-21 12:30:05 UTC`, comparable across machines. */
export const printTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
