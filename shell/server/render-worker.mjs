// One remote's server bundle in a thread of its own: a crash or an endless loop in it ends here, and nowhere else.
// Plain JavaScript, so that a thread starts without a compiler.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);
// Checked at each start of a thread: the folder may have been written to since the release was verified.
const verified = ({ file, hash }) => {
  const found = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  if (found !== hash) throw new Error(`${file} is not the bundle that was signed.`);
  return require(file);
};
// The shell release's bundle brings the one React and the one Emotion of this thread.
const shell = verified(workerData.shellBundle);
const remote = workerData.remoteBundle ? verified(workerData.remoteBundle) : null;

parentPort.on('message', async ({ id, kind, input }) => {
  if (kind === 'ping') return parentPort.postMessage({ id, ok: true, value: null });
  try {
    const value = kind === 'frame' ? await shell.renderFrame(input) : await remote.render(input);
    parentPort.postMessage({ id, ok: true, value });
  } catch (error) {
    parentPort.postMessage({ id, ok: false, message: String(error?.stack ?? error?.message ?? error) });
  }
});
parentPort.postMessage({ id: 0, ok: true, value: 'ready' });
