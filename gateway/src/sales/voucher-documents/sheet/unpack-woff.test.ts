import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { bytesOf } from './open-pdf';
import { unpackWoff } from './unpack-woff';

const woff = readFileSync(
  createRequire(__filename).resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
);

/** A document with one line in the font. */
const print = (font: Buffer): Promise<Buffer> => {
  const pdf = new PDFDocument({ compress: false, info: { CreationDate: new Date(0) } });
  pdf.font(font).text('Pour Chloé, « à bientôt » – 1 234 €');
  const bytes = bytesOf(pdf);
  pdf.end();
  return bytes;
};

describe('the font inside a WOFF file', () => {
  it('has the size that the file declares', () => {
    const font = unpackWoff(woff);
    expect(font.toString('hex', 0, 4)).toBe('00010000');
    expect(font.length).toBe(woff.readUInt32BE(16));
  });

  it('prints the same document', async () => {
    const [packed, unpacked] = [await print(woff), await print(unpackWoff(woff))];
    expect(unpacked.equals(packed)).toBe(true);
  });

  it('rejects other bytes', () => {
    expect(() => unpackWoff(Buffer.from('OTTO and more'))).toThrow('Not a WOFF 1.0 font.');
  });
});
