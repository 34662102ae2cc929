import PDFDocument from 'pdfkit';
import { sheetFonts } from './sheet-fonts';
import { fittingMessage } from './sheet-writing';

const place = { width: 216, height: 90 };

describe('the words of the giver', () => {
  const pdf = new PDFDocument({ font: sheetFonts().get('text') as never });
  for (const [name, font] of sheetFonts()) pdf.registerFont(name, font as never);
  const heightOf = (text: string, size: number): number =>
    pdf.font('hand').fontSize(size).heightOfString(text, { width: place.width, lineGap: 3 });

  it('are as large as the place allows', () => {
    expect(fittingMessage(pdf, 'Bon voyage !', place)).toEqual({ text: 'Bon voyage !', size: 12.5 });
  });

  it.each([
    ['long words', 'Deux jours rien qu’à vous, sans enfants et sans réveil. '.repeat(3).trim()],
    ['many lines', 'oui\n'.repeat(40).trim()],
  ])('never leave it: %s', (_what, message) => {
    const { text, size } = fittingMessage(pdf, message, place);
    expect(heightOf(text, size)).toBeLessThanOrEqual(place.height);
    expect(text.replaceAll(/\s/g, '')).toBe(message.replaceAll(/\s/g, ''));
  });
});
