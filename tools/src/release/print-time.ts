/** `2026-11-21 12:30:05 UTC`: logs of several machines are compared by it. */
export const printTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
