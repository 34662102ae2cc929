import { bytesOf, createParts, openPdf, type Parts } from './open-pdf';
import { drawQrCode } from './qr-code';
import {
  accent,
  border,
  brand,
  columns,
  fittingMessage,
  fittingSize,
  fold,
  line,
  margin,
  messageGap,
  muted,
  page,
  picture,
  write,
  type Pdf,
} from './sheet-writing';
import type { VoucherSheet } from './voucher-sheet';

/** A dashed line where the sheet is folded; decorative. */
const drawFold = (pdf: Pdf): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(0, fold)
    .lineTo(page.width, fold)
    .lineWidth(0.5)
    .dash(3, { space: 4 })
    .strokeColor(line)
    .stroke()
    .undash();
  pdf.endMarkedContent();
};

const drawPicture = (pdf: Pdf, cover: Buffer | null): void => {
  const { x, y, width, height } = picture;
  pdf.save().rect(x, y, width, height).clip();
  if (cover) pdf.image(cover, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  else pdf.rect(x, y, width, height).fill(brand);
  pdf.restore();
};

/** The upper half, which is the front of the folded card. */
const drawPaper = (pdf: Pdf, paper: string): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, page.width, fold).fill(paper);
  pdf.endMarkedContent();
};

interface Front {
  readonly cover: Buffer | null;
  readonly accent: string;
}

const drawTop = (pdf: Pdf, parts: Parts, sheet: VoucherSheet, front: Front): void => {
  const { cover } = front;
  parts.figure(sheet.label, () => drawPicture(pdf, cover));
  const y = picture.y + picture.height + 14;
  parts.paragraph(() => {
    write(pdf, sheet.greeting, {
      font: 'display',
      size: 26,
      color: front.accent,
      x: border + 4,
      y,
      width: 320,
    });
  });
  parts.paragraph(() => {
    const size = 20;
    const width = pdf.font('display').fontSize(size).widthOfString(sheet.brand);
    const x = page.width - border - 4 - width;
    write(pdf, sheet.brand, { font: 'display', size, color: accent, x, y: y + 5, width: width + 1 });
  });
};

const stepsHeight = 78;
const conditionsTop = page.height - 70;
/** Where the steps begin at the latest, with room above them. */
const lowestSteps = conditionsTop - stepsHeight - 14;
/** The giver's name below the message. */
const fromHeight = 26;

/** Draws the gift and the giver's message. */
const drawLeft = (pdf: Pdf, parts: Parts, sheet: VoucherSheet): number => {
  const { x, width } = columns.left;
  let y = fold + 30;
  parts.paragraph(() => {
    y = write(pdf, sheet.kind, { font: 'strong', size: 10.5, color: accent, x, y, width }) + 2;
  });
  parts.heading(1, () => {
    y = write(pdf, sheet.label, { font: 'display', size: 18, x, y, width, gap: 2 }) + 4;
  });
  parts.paragraph(() => {
    const fitted = fittingSize(pdf, sheet.worth, { font: 'display', width, most: 40 });
    y = write(pdf, sheet.worth, { font: 'display', size: fitted, color: brand, x, y, width }) + 4;
  });
  const lines = [...(sheet.venue ? [sheet.venue] : []), ...sheet.contact, ...sheet.content];
  if (lines.length > 0) {
    parts.paragraph(() => {
      y = write(pdf, lines.join('\n'), { font: 'text', size: 10.5, color: muted, x, y, width }) + 10;
    });
  }
  if (sheet.message) {
    parts.paragraph(() => {
      const height = lowestSteps - y - (sheet.from ? fromHeight : 0);
      const { text, size } = fittingMessage(pdf, sheet.message, { width, height });
      y = write(pdf, text, { font: 'hand', size, x, y, width, gap: messageGap }) + 6;
    });
  }
  const { from } = sheet;
  if (from) parts.paragraph(() => (y = write(pdf, from, { font: 'text', size: 10.5, x, y, width })));
  return y;
};

const drawRight = (pdf: Pdf, parts: Parts, sheet: VoucherSheet): number => {
  const { x, width } = columns.right;
  const size = 116;
  let y = fold + 30;
  parts.figure(sheet.qrCode.alt, () => drawQrCode(pdf, sheet.qrCode.text, { x, y, size }));
  y += size + 12;
  parts.paragraph(() => {
    const fitted = fittingSize(pdf, sheet.code, { font: 'strong', width, most: 20 });
    const style = { font: 'strong', size: fitted, x, y, width, oneLine: true } as const;
    y = write(pdf, sheet.code, style) + fitted * 0.3;
  });
  parts.paragraph(() => (y = write(pdf, sheet.validity, { font: 'strong', size: 11, x, y, width })));
  return y;
};

const drawSteps = (pdf: Pdf, parts: Parts, sheet: VoucherSheet, top: number): void => {
  let y = top;
  parts.heading(2, () => {
    y = write(pdf, sheet.steps.title, { font: 'display', size: 13, x: margin, y, width: 400 }) + 4;
  });
  const gap = 18;
  const width = (page.width - 2 * margin - 2 * gap) / 3;
  sheet.steps.items.forEach((step, index) => {
    parts.paragraph(() => {
      const x = margin + index * (width + gap);
      write(pdf, String(index + 1), { font: 'display', size: 15, color: accent, x, y, width: 16 });
      write(pdf, step, { font: 'text', size: 10, x: x + 18, y: y + 3, width: width - 18 });
    });
  });
};

const drawConditions = (pdf: Pdf, parts: Parts, sheet: VoucherSheet): void =>
  parts.paragraph(() => {
    const text = sheet.conditions.join(' ');
    const width = page.width - 2 * margin;
    const height = pdf.font('text').fontSize(8).heightOfString(text, { width, lineGap: 2 });
    write(pdf, text, {
      font: 'text',
      size: 8,
      color: muted,
      x: margin,
      y: page.height - 30 - height,
      width,
      gap: 2,
    });
  });

interface SheetDrawing {
  /** JPEG or PNG. */
  readonly cover: Buffer | null;
  readonly created: Date;
  /** Colours of the design: the paper of the upper half, and its titles. */
  readonly look: { readonly scene: string | null; readonly paper: string; readonly accent: string };
}

/**
 * Draws the voucher as PDF: A4, folded in the middle, tagged, with its language. `cover` is a JPEG or PNG; without one the brand colour
 * is used. Deterministic for the same sheet and time.
 */
export const drawSheet = (sheet: VoucherSheet, { cover, created, look }: SheetDrawing): Promise<Buffer> => {
  const pdf = openPdf({ ...sheet, created });
  const done = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const parts = createParts(pdf, root);
  // The gift's own picture is printed on the paper of the printer.
  if (look.scene !== null) drawPaper(pdf, look.paper);
  drawTop(pdf, parts, sheet, { cover, accent: look.accent });
  drawFold(pdf);
  const bottom = Math.max(drawLeft(pdf, parts, sheet), drawRight(pdf, parts, sheet));
  drawSteps(
    pdf,
    parts,
    sheet,
    Math.min(conditionsTop - stepsHeight, Math.max(bottom + 14, page.height - 175)),
  );
  drawConditions(pdf, parts, sheet);
  root.end();
  pdf.end();
  return done;
};
