import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { encodePhoto } from './encode-photo';
import { preparePhoto } from './prepare-photo';
import type { FromPhotoWorker, ToPhotoWorker } from './photo-messages';

// Started by `photo-worker.ts`: pictures from outside are decoded in a process of their own, which may die alone.
if (!process.send) throw new Error('The process of photos is started by the gateway.');

// Only the readers of these types exist from here on: no SVG, PDF, TIFF or other format can reach its library, whatever its name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

const answer = (message: FromPhotoWorker): void => {
  if (process.connected) process.send?.(message);
};

const work = async (message: ToPhotoWorker): Promise<void> => {
  const { id } = message;
  try {
    if (message.kind === 'encode') {
      const bytes = await encodePhoto(message.bytes, message);
      answer({ id, kind: 'done', value: { bytes } });
    } else answer({ id, kind: 'done', value: await preparePhoto(message.bytes) });
  } catch (error) {
    answer({ id, kind: 'failed', reason: (error as Error).message });
  }
};

process.on('message', (message: ToPhotoWorker) => void work(message));
// The gateway has ended.
process.on('disconnect', () => process.exit(0));
