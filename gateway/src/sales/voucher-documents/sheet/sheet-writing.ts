import type PDFDocument from 'pdfkit';
import type { SheetFont } from './sheet-fonts';
import { textRunsOf } from './sheet-text';

export type Pdf = InstanceType<typeof PDFDocument>;

// Points. A4 with the fold in the middle; the picture has a border of 8 mm.
export const page = { width: 595.28, height: 841.89 };
export const fold = page.height / 2;
export const border = 22.68;
export const margin = 42;
export const picture = { x: border, y: border, width: page.width - 2 * border, height: 320 };
export const columns = {
  left: { x: margin, width: 216 },
  right: { x: 290, width: page.width - margin - 290 },
};

// Colours of the design tokens as values, because a PDF has no variables.
const ink = '#22261F';
export const muted = '#595E54';
export const line = '#C9BEA8';
export const brand = '#1F4D3D';
export const accent = '#B0502D';

interface Style {
  readonly font: SheetFont;
  readonly size: number;
  readonly color?: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly gap?: number;
  /** Never wrapped. The font size was chosen to fit `width`. */
  readonly oneLine?: boolean;
}

/** The font file with more letters, if the face has one. */
const more: Partial<Record<SheetFont, SheetFont>> = { text: 'text-more', hand: 'hand-more' };

/** Writes a paragraph; returns the y position below it. */
export const write = (pdf: Pdf, text: string, style: Style): number => {
  const runs = textRunsOf(text);
  pdf.fontSize(style.size).fillColor(style.color ?? ink);
  runs.forEach((run, index) => {
    pdf.font((run.more && more[style.font]) || style.font);
    const options = {
      width: style.width,
      lineGap: style.gap ?? style.size * 0.22,
      continued: index < runs.length - 1,
      lineBreak: !style.oneLine,
    };
    if (index === 0) pdf.text(run.text, style.x, style.y, options);
    else pdf.text(run.text, options);
  });
  return runs.length === 0 ? style.y : pdf.y;
};

/** The largest font size at which the text fits on one line. */
export const fittingSize = (
  pdf: Pdf,
  text: string,
  { font, width, most }: { readonly font: SheetFont; readonly width: number; readonly most: number },
): number => {
  const natural = pdf.font(font).fontSize(most).widthOfString(text);
  return Math.min(most, Math.floor((most * width * 10) / natural) / 10);
};

const messageSizes = [12.5, 11.5, 10.5, 9.5, 8.5] as const;

/**
 * The giver's words and the largest size at which they fit into a height (points). Words on more lines than fit at the smallest size lose
 * their line breaks.
 */
export const fittingMessage = (
  pdf: Pdf,
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly text: string; readonly size: number } => {
  const fits = (words: string, size: number): boolean =>
    pdf.font('hand').fontSize(size).heightOfString(words, { width, lineGap: messageGap }) <= height;
  const size = messageSizes.find((one) => fits(text, one));
  if (size !== undefined) return { text, size };
  const joined = text.replaceAll(/\s*\n\s*/g, ' ');
  return { text: joined, size: messageSizes.find((one) => fits(joined, one)) ?? 8.5 };
};

/** Points between the lines of the giver's words. */
export const messageGap = 3;
