import { bytesOf, createParts, openPdf, type Parts } from '../voucher-documents/sheet/open-pdf';
import {
  accent,
  brand,
  line,
  margin,
  muted,
  page,
  write,
  type Pdf,
} from '../voucher-documents/sheet/sheet-writing';
import type { Paper, PaperBlock, PaperRow } from './paper';

const width = page.width - 2 * margin;
const top = 48;
const bottom = page.height - 84;

/** Where the next part is drawn. */
interface Desk {
  readonly pdf: Pdf;
  readonly parts: Parts;
  y: number;
}

type Block<K extends PaperBlock['kind']> = Extract<PaperBlock, { kind: K }>;

/** Begins another page when `height` does not fit on this one. */
const keep = (desk: Desk, height: number): void => {
  if (desk.y + height <= bottom) return;
  desk.pdf.addPage({ size: 'A4', margin: 0 });
  desk.y = top;
};

const heightOf = (
  pdf: Pdf,
  text: string,
  { size, at }: { readonly size: number; readonly at: number },
): number =>
  pdf
    .font('text')
    .fontSize(size)
    .heightOfString(text, { width: at, lineGap: size * 0.22 });

const drawRule = ({ pdf, y }: Desk): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(margin, y)
    .lineTo(page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  pdf.endMarkedContent();
};

const drawTitle = (desk: Desk, title: string | undefined): void => {
  if (!title) return;
  keep(desk, 48);
  desk.parts.heading(2, () => {
    desk.y =
      write(desk.pdf, title, { font: 'display', size: 14, color: brand, x: margin, y: desk.y, width }) + 5;
  });
};

const drawColumns = (desk: Desk, { columns }: Block<'columns'>): void => {
  const half = (width - 24) / 2;
  const { y } = desk;
  const ends = columns.map(({ title, lines }, index) => {
    let end = y;
    desk.parts.paragraph(() => {
      const x = margin + index * (half + 24);
      end = write(desk.pdf, title, { font: 'strong', size: 9.5, color: muted, x, y, width: half }) + 2;
      end = write(desk.pdf, lines.join('\n'), { font: 'text', size: 11, x, y: end, width: half });
    });
    return end;
  });
  desk.y = Math.max(...ends) + 22;
};

const labelWidth = 150;

const drawFact = (desk: Desk, { label, value }: PaperRow): void => {
  const at = width - labelWidth - 14;
  keep(desk, heightOf(desk.pdf, value, { size: 11, at }) + 6);
  const { y } = desk;
  desk.parts.paragraph(() => {
    const below = write(desk.pdf, label, {
      font: 'text',
      size: 10,
      color: muted,
      x: margin,
      y: y + 1,
      width: labelWidth,
    });
    const end = write(desk.pdf, value, { font: 'text', size: 11, x: margin + labelWidth + 14, y, width: at });
    desk.y = Math.max(below, end) + 5;
  });
};

const amountWidth = 110;

const drawAmount = (desk: Desk, { label, detail, value }: PaperRow, strong: boolean): void => {
  const { pdf } = desk;
  const size = strong ? 13 : 11;
  keep(desk, 44);
  drawRule(desk);
  const y = desk.y + 8;
  desk.parts.paragraph(() => {
    const font = strong ? 'strong' : 'text';
    const at = width - amountWidth - 14;
    let end = write(pdf, label, { font, size, x: margin, y, width: at });
    if (detail)
      end = write(pdf, detail, { font: 'text', size: 9.5, color: muted, x: margin, y: end + 1, width: at });
    const own = pdf.font(font).fontSize(size).widthOfString(value);
    write(pdf, value, { font, size, x: page.width - margin - own - 1, y, width: own + 2, oneLine: true });
    desk.y = end + 8;
  });
};

const drawText = (desk: Desk, lines: readonly string[]): void => {
  for (const text of lines) {
    keep(desk, heightOf(desk.pdf, text, { size: 10.5, at: width }));
    desk.parts.paragraph(() => {
      desk.y = write(desk.pdf, text, { font: 'text', size: 10.5, x: margin, y: desk.y, width }) + 4;
    });
  }
};

const drawBlock = (desk: Desk, block: PaperBlock): void => {
  switch (block.kind) {
    case 'columns':
      return drawColumns(desk, block);
    case 'facts':
      drawTitle(desk, block.title);
      for (const row of block.rows) drawFact(desk, row);
      break;
    case 'amounts':
      for (const row of block.rows) drawAmount(desk, row, false);
      drawAmount(desk, block.total, true);
      break;
    case 'text':
      drawTitle(desk, block.title);
      drawText(desk, block.lines);
  }
  desk.y += 16;
};

const drawHead = (desk: Desk, paper: Paper): void => {
  const { pdf, parts } = desk;
  parts.paragraph(() => {
    desk.y =
      write(pdf, paper.brand, { font: 'display', size: 20, color: accent, x: margin, y: top, width }) + 20;
  });
  parts.heading(1, () => {
    desk.y =
      write(pdf, paper.heading, {
        font: 'display',
        size: 26,
        color: brand,
        x: margin,
        y: desk.y,
        width,
        gap: 2,
      }) + 4;
  });
  parts.paragraph(() => {
    desk.y =
      write(pdf, paper.lead, { font: 'text', size: 12, color: muted, x: margin, y: desk.y, width }) + 24;
  });
};

const drawFooter = ({ pdf, parts }: Desk, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  const text = lines.join(' ');
  parts.paragraph(() => {
    const height = pdf.font('text').fontSize(8).heightOfString(text, { width, lineGap: 2 });
    write(pdf, text, {
      font: 'text',
      size: 8,
      color: muted,
      x: margin,
      y: page.height - 34 - height,
      width,
      gap: 2,
    });
  });
};

/** Draws a document as PDF: A4, tagged, with its language. Deterministic for the same paper and time. */
export const drawPaper = (paper: Paper, created: Date): Promise<Buffer> => {
  const pdf = openPdf({ ...paper, created });
  const done = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const desk: Desk = { pdf, parts: createParts(pdf, root), y: top };
  drawHead(desk, paper);
  for (const block of paper.blocks) drawBlock(desk, block);
  drawFooter(desk, paper.footer);
  root.end();
  pdf.end();
  return done;
};
