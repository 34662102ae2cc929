import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the page's inline scripts at a URL and returns the resulting URL. */
const bootAt = (address: string): string => {
  history.replaceState({ kept: true }, '', address);
  for (const name of ['early', 'boot'])
    // oxlint-disable-next-line no-new-func -- they are inline in every page, and export nothing
    new Function(readFileSync(join(__dirname, `${name}.js`), 'utf8'))();
  return location.pathname + location.search + location.hash;
};

describe('the inline scripts of a page', () => {
  it('removes payment secrets from the URL first, and keeps the rest', () => {
    const before = history.length;
    const secret = 'payment_intent_client_secret=pi_1_secret_2';
    expect(bootAt(`/p?order=o&payment_intent=pi_1&${secret}&redirect_status=succeeded#a=2`)).toBe(
      '/p?order=o&payment_intent=pi_1&redirect_status=succeeded#a=2',
    );
    expect(bootAt(`/p?${secret}&order=o`)).toBe('/p?order=o');
    expect(bootAt(`/p?${secret}`)).toBe('/p');
    expect(history.state).toEqual({ kept: true });
    expect(history.length).toBe(before);
  });

  it('leaves any other URL unchanged', () => {
    for (const address of ['/p', '/p?order=o%20p&x=', '/p?a=1#payment_intent_client_secret=x'])
      expect(bootAt(address)).toBe(address);
  });
});

describe('a button that is pressed before the shell runs', () => {
  it('is kept until the shell asks for it', () => {
    document.body.innerHTML = '<a href="#x">link</a><button><b>accept</b></button>';
    bootAt('/p');
    document.querySelector('b')?.click();
    expect(globalThis.detourPressed?.()).toBe(document.querySelector('button'));
    document.querySelector('a')?.click();
    expect(globalThis.detourPressed?.()).toBe(document.querySelector('button'));
    bootAt('/p');
    expect(globalThis.detourPressed?.()).toBeNull();
  });
});

describe('the web fonts of a page', () => {
  const load = jest.fn((_font: string) => Promise.resolve([{}]));
  let frames: (() => void)[] = [];
  let messages: (() => void)[] = [];

  const nextFrame = (): void => frames.splice(0).forEach((frame) => frame());
  const parsed = (): boolean => document.dispatchEvent(new Event('readystatechange'));
  const hasFonts = (): boolean => document.documentElement.hasAttribute('data-fonts');
  const open = (referrer: string): void => {
    Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
    bootAt('/p');
  };

  beforeEach(() => {
    load.mockClear();
    document.documentElement.removeAttribute('data-fonts');
    document.documentElement.style.setProperty('--web-fonts', "400 1em 'A'|460 1em 'B'");
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(() => frame(0)));
    // Those of the tests above still wait for their documents.
    parsed();
    [frames, messages] = [[], []];
    Object.assign(globalThis, {
      MessageChannel: class {
        readonly port1 = { onmessage: (): void => undefined };
        readonly port2 = { postMessage: () => messages.push(() => this.port1.onmessage()) };
      },
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('are asked for after the frame that shows the content, and used when all have loaded', async () => {
    open('https://search.example/');
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    parsed();
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    messages.forEach((message) => message());
    expect(load.mock.calls).toEqual([["400 1em 'A'"], ["460 1em 'B'"]]);
    expect(hasFonts()).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(hasFonts()).toBe(true);
  });

  it('are asked for without a frame after another page of the shop: they are in the cache', () => {
    open(`${location.origin}/recherche`);
    // Its styles, which name them, are not there before.
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    parsed();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['one does not load', () => Promise.reject(new Error('network'))],
    ['one is not declared', () => Promise.resolve([])],
  ])('stay away when %s', async (_, second) => {
    load.mockImplementation((font) => (font.includes('B') ? second() : Promise.resolve([{}])));
    open(`${location.origin}/recherche`);
    parsed();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([load.mock.calls.length, hasFonts()]).toEqual([2, false]);
  });
});

describe('the hashes that a document leaves out', () => {
  const base = '/_r/remote-search/1.0.0/';

  /** Runs the script that the page just requested, as the browser would. */
  const run = (code: () => void): void => {
    const script = [...document.querySelectorAll('script')].at(-1);
    if (!script) throw new Error('The page requested no script.');
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    code();
    Object.defineProperty(document, 'currentScript', { configurable: true, value: null });
    script.dispatchEvent(new Event('load'));
  };

  const asked = (): readonly string[] =>
    [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

  const add = (table: unknown): void =>
    (globalThis as never as { detourLoad: { add(table: unknown): void } }).detourLoad.add(table);

  const table = {
    scripts: { page: ['entry.js'] },
    messages: {},
    integrity: { 'entry.js': 'sha384-e', '../x.js': 'sha384-x' },
  };

  beforeEach(() => {
    document.head.innerHTML = '';
    bootAt('/p');
    globalThis.detourIntegrity = { [`${base}release.js`]: 'sha384-t' };
  });

  it('come from the table of the release, which loads with the first script that needs it', async () => {
    const loaded = globalThis.detourLoad(`${base}entry.js`);
    expect(asked()).toEqual([`${base}release.js`]);
    run(() => add(table));
    await Promise.resolve();
    await Promise.resolve();
    expect(asked()).toEqual([`${base}release.js`, `${base}entry.js`]);
    const script = document.querySelector<HTMLScriptElement>(`script[src="${base}entry.js"]`);
    expect(script?.integrity).toBe('sha384-e');
    run(() => undefined);
    await loaded;
    expect(await globalThis.detourLoad.table(base)).toBe(table);
  });

  it('never come for a release whose table has no hash', async () => {
    await expect(globalThis.detourLoad('/_r/remote-boxes/1.0.0/entry.js')).rejects.toThrow('has no hash');
    await expect(globalThis.detourLoad('/elsewhere.js')).rejects.toThrow('has no hash');
    expect(asked()).toEqual([]);
  });

  it('stay away for a file that the table does not name', async () => {
    const loaded = globalThis.detourLoad(`${base}other.js`);
    run(() => add(table));
    await expect(loaded).rejects.toThrow(`${base}other.js has no hash`);
    expect(asked()).toEqual([`${base}release.js`]);
  });

  it('are not taken from another script, and change no known hash', () => {
    globalThis.detourIntegrity = { [`${base}release.js`]: 'sha384-t', [`${base}entry.js`]: 'sha384-own' };
    add(table);
    expect(Object.keys(globalThis.detourIntegrity)).toHaveLength(2);
    void globalThis.detourLoad.table(base);
    run(() => add(table));
    expect(globalThis.detourIntegrity[`${base}entry.js`]).toBe('sha384-own');
  });
});
