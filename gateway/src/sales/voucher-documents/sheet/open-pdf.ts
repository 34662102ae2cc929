import PDFDocument from 'pdfkit';
import { sheetFonts } from './sheet-fonts';
import type { Pdf } from './sheet-writing';

interface PdfFacts {
  readonly title: string;
  readonly brand: string;
  /** BCP 47 */
  readonly language: string;
  readonly created: Date;
}

/** A4, tagged, in its language, with our fonts. Deterministic for the same facts. */
export const openPdf = ({ title, brand, language, created }: PdfFacts): Pdf => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // The types of pdfkit lack this value.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: language,
    displayTitle: true,
    // pdfkit takes a font of fontkit here; its types know only names.
    font: sheetFonts().get('text') as never,
    info: { Title: title, Author: brand, CreationDate: created, ModDate: created },
  });
  // The types of pdfkit know only files and their bytes.
  for (const [name, font] of sheetFonts()) pdf.registerFont(name, font as never);
  return pdf;
};

/** Bytes of a document, once it has ended. */
export const bytesOf = (pdf: Pdf): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
};

type Structure = ReturnType<Pdf['struct']>;

/** Adds parts of the document in reading order and draws each. */
export const createParts = (pdf: Pdf, root: Structure) => {
  const add = (tag: string, draw: () => void, alt?: string): void => {
    root.add(pdf.struct(tag as 'P', alt === undefined ? {} : { alt }, draw));
  };
  return {
    heading: (level: 1 | 2, draw: () => void) => add(`H${level}`, draw),
    paragraph: (draw: () => void) => add('P', draw),
    figure: (alt: string, draw: () => void) => add('Figure', draw, alt),
  };
};

export type Parts = ReturnType<typeof createParts>;
