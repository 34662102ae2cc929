/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@detour/shared-releases/trust';
import { createRenderProcess, type RenderProcess, type ServerBundle } from './render-process';
import { LateRender } from './sandbox';
import { createSandboxPool } from './sandbox-pool';

const folder = mkdtempSync(join(tmpdir(), 'render-'));
const bundle = (name: string, code: string): ServerBundle => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return { file, hash: integrityOf(Buffer.from(code)) };
};
const shellBundle = bundle('shell', 'exports.renderFrame = (input) => ({ frame: input });');
const remoteBundle = bundle(
  'remote',
  `exports.render = async (input, onAnswer) => {
     if (input === 'slow') onAnswer({ of: input });
     if (input === 'loop') for (;;);
     if (input === 'throw') throw new Error('broken on purpose');
     if (input === 'crash') setTimeout(() => { throw new Error('crashed on purpose'); });
     if (input === 'crash') await new Promise(() => undefined);
     if (input === 'memory') for (const all = []; ; ) all.push(new Array(1e6).fill({}));
     if (input === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));
     return 'drawn ' + input;
   };`,
);

const pool = createSandboxPool({ ask: () => Promise.reject(new Error('no gateway')) }, () => undefined);
const open = (options: { readonly remote?: ServerBundle; onTrouble(what: string): void }): RenderProcess =>
  createRenderProcess({
    name: 'remote-search',
    shellBundle,
    remoteBundle: options.remote ?? remoteBundle,
    open: pool.open,
    onTrouble: options.onTrouble,
  });

let renderer: RenderProcess;
const trouble: string[] = [];
beforeEach(async () => {
  trouble.length = 0;
  renderer = open({ onTrouble: (what) => trouble.push(what) });
  await renderer.warm(20_000);
});
afterEach(() => renderer.close());
afterAll(() => pool.close());

describe('render process', () => {
  it('renders pages and the frame', async () => {
    await expect(renderer.run('render', 'home', 20_000)).resolves.toBe('drawn home');
    await expect(renderer.run('frame', 'top', 20_000)).resolves.toEqual({ frame: 'top' });
  });

  it('returns the error of a failed render, and continues', async () => {
    await expect(renderer.run('render', 'throw', 20_000)).rejects.toThrow('broken on purpose');
    await expect(renderer.run('render', 'again', 20_000)).resolves.toBe('drawn again');
  });

  it('kills an endless loop at its timeout, and a new process serves the next page', async () => {
    await expect(renderer.run('render', 'loop', 100)).rejects.toMatchObject({
      name: 'LateRender',
      message: 'took more than 100 ms',
    });
    await expect(renderer.run('render', 'next', 20_000)).rejects.toThrow('hung and was killed');
    await expect(renderer.run('render', 'after', 20_000)).resolves.toBe('drawn after');
    expect(trouble).toEqual(['hung and was killed']);
  });

  it('hands on the work of a late response without killing the process, and what it reported early', async () => {
    const early: unknown[] = [];
    const late: unknown = await renderer
      .run('render', 'slow', 100, (part) => early.push(part))
      .catch((error: unknown) => error);
    if (!(late instanceof LateRender)) throw new Error('The response was in time.');
    expect(late.message).toBe('took more than 100 ms');
    await expect(late.work).resolves.toBe('drawn slow');
    expect(early).toEqual([{ of: 'slow' }]);
    await expect(renderer.run('render', 'next', 20_000)).resolves.toBe('drawn next');
    expect(trouble).toEqual([]);
  });

  it('detects a crash at once, reports it, and restarts', async () => {
    await expect(renderer.run('render', 'crash', 20_000)).rejects.toThrow('crashed on purpose');
    await expect(renderer.run('render', 'after', 20_000)).resolves.toBe('drawn after');
    expect(trouble).toEqual(['crashed: Error: crashed on purpose']);
  });

  it('kills a process that exhausts its memory, and no other', async () => {
    const other = open({ onTrouble: (what) => trouble.push(what) });
    await other.warm(20_000);
    await expect(renderer.run('render', 'memory', 60_000)).rejects.toThrow('out of memory');
    await expect(other.run('render', 'home', 20_000)).resolves.toBe('drawn home');
    await expect(renderer.run('render', 'after', 20_000)).resolves.toBe('drawn after');
    await other.close();
  });

  it('stops an attack by a server bundle that was changed on disk after its release was verified', async () => {
    const changed = bundle('changed', 'exports.render = () => "drawn";');
    writeFileSync(changed.file, 'exports.render = () => "pwned";');
    const attacked = open({ remote: changed, onTrouble: (what) => trouble.push(what) });
    await expect(attacked.run('render', '', 20_000)).rejects.toThrow('is not the bundle that was signed');
    await attacked.close();
  });
});
