import encodeQR from 'qr';
import type { Pdf } from './sheet-writing';

/** Draws the QR modules as one vector path, so that print stays sharp. */
export const drawQrCode = (
  pdf: Pdf,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const module = size / rows.length;
  rows.forEach((row, down) =>
    row.forEach((dark, across) => {
      // Slightly wider than a module, to leave no seams between neighbours.
      if (dark) pdf.rect(x + across * module, y + down * module, module + 0.05, module + 0.05);
    }),
  );
  pdf.fillColor('#000000').fill();
};
