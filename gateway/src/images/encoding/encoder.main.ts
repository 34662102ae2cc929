import { constants, getPriority, setPriority } from 'node:os';
import sharp from 'sharp';
import { paintScene } from './paint-scene';
import { allPictures, findPicture, pathOf } from '../picture';
import { encodeHere } from './encode-here';
import type { FromEncoder, ToEncoder } from './encoder-messages';

const folder = process.argv[2];
if (!folder || !process.send)
  throw new Error('The encoding process is started by the gateway with a folder.');

// The shop serves visitors meanwhile, so its processes need the processor first. Not the lowest priority: on a busy machine that gets
// almost no time, and visitors wait for the pictures too.
// A process without rights cannot raise a priority that it was started with.
if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL)
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// One thread per picture: two in parallel use two cores.
sharp.concurrency(1);
sharp.cache(false);

const tell = (message: FromEncoder): void => {
  if (process.connected) process.send?.(message);
};

const encoder = encodeHere({
  folder,
  pictures: allPictures(),
  paint: paintScene,
  lanes: 2,
  onFilled: (made) => tell({ kind: 'filled', made }),
});

process.on('message', (message: ToEncoder) => {
  if (message.kind === 'start') {
    encoder.start(message.covers);
    return;
  }
  const picture = findPicture(message.scene, message.file);
  if (!picture) return;
  const path = pathOf(picture);
  encoder.need(picture).then(
    () => tell({ kind: 'made', path }),
    (error: Error) => tell({ kind: 'failed', path, reason: error.message }),
  );
});

// The gateway has ended.
process.on('disconnect', () => process.exit(0));
