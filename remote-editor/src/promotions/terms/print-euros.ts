import type { useFormat } from '@detour/remote-kit';

/** Cents as euros, without the cents of a whole amount: "5 000 €", "42,50 €". */
export const printEuros = (format: ReturnType<typeof useFormat>, cents: number): string =>
  cents % 100 === 0 ? format.wholePrice(cents) : format.price(cents);
