import { locales, type Locale } from '@detour/shared-contracts/sites';

const widths = [390, 1280] as const;
const ways = ['pointer', 'keyboard'] as const;

export type Way = (typeof ways)[number];

export interface Row {
  readonly locale: Locale;
  readonly width: (typeof widths)[number];
  readonly way: Way;
}

/** Each locale at both widths, with alternating ways: every pair of locale, width and way, in twelve rows. */
const allRows: readonly Row[] = locales.flatMap((locale, row) =>
  widths.map((width, column) => ({ locale, width, way: ways[(row + column) % 2] ?? 'pointer' })),
);

const isProof = process.env['PROOF'] === '1';

/** Rows of the n-th story: all in the proof, otherwise one, in which the stories take turns. */
export const rowsOf = (story: number): readonly Row[] =>
  isProof ? allRows : allRows.filter((_, index) => index === (story * 5 + 2) % allRows.length);

export const nameOf = ({ locale, width, way }: Row): string => `${locale}, ${width} px, ${way}`;
