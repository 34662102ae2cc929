import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface TestPhoto {
  readonly width?: number;
  readonly height?: number;
  /** Makes the file differ from others: a colour. */
  readonly colour?: string;
  /** As a camera that was held upright writes it: 6 is a quarter turn to the right. */
  readonly orientation?: number;
}

/** A picture with an upper half of one colour and a grey lower half, and with the position of a camera. */
export const testPhoto = async ({
  width = 1500,
  height = 1000,
  colour = '#336699',
  orientation = 1,
}: TestPhoto = {}): Promise<Buffer> => {
  const half = await sharp({
    create: { width, height: Math.floor(height / 2), channels: 3, background: '#808080' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: half, gravity: 'south' }])
    .withExif({
      IFD0: { Copyright: 'Somebody', Orientation: String(orientation) },
      IFD3: { GPSLatitude: '47/1 24/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of a few kilobytes that promises a picture of `side` × `side` pixels. */
const bombPhoto = (side = 30_000): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Files that are no photos, by the reason for which they are refused. */
export const hostileFiles = async (): Promise<readonly (readonly [string, string, Buffer])[]> => {
  const whole = await testPhoto({ colour: '#aa3311' });
  return [
    ['a bomb of 900 million pixels', 'pixels', bombPhoto()],
    ['an SVG', 'type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>')],
    ['a page named .jpg', 'type', Buffer.from('<!doctype html><title>not found</title>')],
    ['a file that ends in the middle', 'broken', whole.subarray(0, Math.floor(whole.length / 2))],
    [
      'the head of a JPEG, then other bytes',
      'broken',
      Buffer.from('\u00ff\u00d8\u00ff\u00e0 nothing', 'latin1'),
    ],
    ['a picture that is too small', 'small', await testPhoto({ width: 400, height: 300 })],
    ['nothing', 'type', Buffer.alloc(0)],
  ];
};
