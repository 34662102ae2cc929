import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@detour/shared-releases';
import { createRenderThread, type RenderThread, type ServerBundle } from './render-thread';

const folder = mkdtempSync(join(tmpdir(), 'render-'));
const bundle = (name: string, code: string): ServerBundle => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return { file, hash: integrityOf(Buffer.from(code)) };
};
const shellBundle = bundle('shell', 'exports.renderFrame = (input) => ({ frame: input });');
const remoteBundle = bundle(
  'remote',
  `exports.render = async (input) => {
     if (input === 'loop') for (;;);
     if (input === 'throw') throw new Error('broken on purpose');
     if (input === 'exit') process.exit(1);
     if (input === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));
     return 'drawn ' + input;
   };`,
);

let thread: RenderThread;
const trouble: string[] = [];
beforeEach(async () => {
  trouble.length = 0;
  thread = createRenderThread({ shellBundle, remoteBundle, onTrouble: (what) => trouble.push(what) });
  await thread.warm(5000);
});
afterEach(() => thread.close());

describe('render thread', () => {
  it('renders pages and the frame', async () => {
    await expect(thread.run('render', 'home', 2000)).resolves.toBe('drawn home');
    await expect(thread.run('frame', 'top', 2000)).resolves.toEqual({ frame: 'top' });
  });

  it('gives the reason when a render throws, and goes on', async () => {
    await expect(thread.run('render', 'throw', 2000)).rejects.toThrow('broken on purpose');
    await expect(thread.run('render', 'again', 2000)).resolves.toBe('drawn again');
  });

  it('kills an endless loop at its budget, and a fresh thread answers the next', async () => {
    await expect(thread.run('render', 'loop', 100)).rejects.toThrow('took more than 100 ms');
    await expect(thread.run('render', 'next', 5000)).rejects.toThrow('hung and was killed');
    await expect(thread.run('render', 'after', 5000)).resolves.toBe('drawn after');
    expect(trouble).toContain('hung and was killed');
  });

  it('lets a slow answer pass without killing the thread', async () => {
    await expect(thread.run('render', 'slow', 100)).rejects.toThrow('took more than 100 ms');
    await expect(thread.run('render', 'next', 5000)).resolves.toBe('drawn next');
    expect(trouble).toEqual([]);
  });

  it('sees a crash at once and starts anew', async () => {
    await expect(thread.run('render', 'exit', 5000)).rejects.toThrow('ended');
    await expect(thread.run('render', 'after', 5000)).resolves.toBe('drawn after');
  });

  it('stops an attack by a server bundle that was changed on disk after its release was verified', async () => {
    const changed = bundle('changed', 'exports.render = () => "drawn";');
    writeFileSync(changed.file, 'exports.render = () => "pwned";');
    const attacked = createRenderThread({
      shellBundle,
      remoteBundle: changed,
      onTrouble: (what) => trouble.push(what),
    });
    await expect(attacked.run('render', '', 20_000)).rejects.toThrow('is not the bundle that was signed');
    await attacked.close();
  });
});
