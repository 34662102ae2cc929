import { createHash } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { changeDocument, changeHashes, expectNotPwned, expectPanel } from '../support/faults/attack';
import { askShop, passOn } from '../support/http';

const path = '/recherche';
const pageChunk = /\/_r\/remote-search\/[^/]+\/page-search\.\w+\.js$/;
/** Names the hashes that the document leaves out. */
const table = /\/_r\/remote-search\/[^/]+\/release\.js$/;
const entry = /\/_r\/remote-search\/[^/]+\/entry\.js$/;

const open = (page: Page, origin: string, rest = ''): Promise<unknown> =>
  page.goto(origin + path + rest, { waitUntil: 'commit' });

const respond = async (page: Page, file: RegExp, edit: (code: string) => string): Promise<void> => {
  await page.route(
    (url) => file.test(url.pathname),
    async (route) => {
      const { body } = await passOn(route);
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: edit(body) });
    },
  );
};

test.describe('scripts of a remote', () => {
  test('an attack by a changed entry is stopped: the entry does not run, and the panel appears', async ({
    page,
    baseURL,
  }) => {
    await respond(page, entry, (code) => `globalThis.pwned=true;${code}`);
    await open(page, baseURL ?? '');
    await expectPanel(page);
  });

  test('an attack by swapping two chunks of one release is stopped', async ({ page, baseURL }) => {
    const shop = baseURL ?? '';
    const { body } = await askShop(shop + path);
    const other = /"(\/_r\/remote-search\/[^"]+\/fragment-searchbox\.\w+\.js)"/.exec(body)?.[1] ?? '';
    const { body: code } = await askShop(shop + other);
    expect(code.length).toBeGreaterThan(100);
    await respond(page, pageChunk, () => `globalThis.pwned=true;${code}`);
    await open(page, shop);
    await expectPanel(page);
  });

  const withoutTag = (html: string): string =>
    html.replace(/<script defer src="[^"]*\/page-search\.\w+\.js"[^>]*><\/script>/, '');

  test('an attack by removing a hash from the composition is stopped: the path is never requested', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const withoutHash = changeHashes(
      (hashes) => {
        for (const file of Object.keys(hashes))
          if (pageChunk.test(file) || table.test(file)) delete hashes[file];
      },
      { policyToo: true },
    );
    await changeDocument(page, path, (document) => {
      const { html, policy } = withoutHash(document);
      return { html: withoutTag(html), policy };
    });
    await open(page, baseURL ?? '');
    await expectPanel(page);
    expect(asked.filter((file) => pageChunk.test(file) || table.test(file))).toEqual([]);
    expect(asked.some((file) => entry.test(file))).toBe(true);
  });

  test('an attack by the hash of another file is stopped', async ({ page, baseURL }) => {
    const wrongHash = changeHashes(
      (hashes) => {
        const files = Object.keys(hashes);
        const other = hashes[files.find((file) => entry.test(file)) ?? ''] ?? '';
        for (const file of files) if (pageChunk.test(file)) hashes[file] = other;
      },
      { policyToo: true },
    );
    await changeDocument(page, path, (document) => {
      const { html, policy } = wrongHash(document);
      return { html: withoutTag(html), policy };
    });
    await open(page, baseURL ?? '');
    await expectPanel(page);
  });

  const code = 'globalThis.pwned=true;';
  const ownHash = `sha384-${createHash('sha384').update(code).digest('base64')}`;

  test('an attack by code with matching hash and tag is stopped by the CSP', async ({ page, baseURL }) => {
    // The attacker changes the file, the hashes and the tag, but not the header.
    const ownHashes = changeHashes(
      (hashes) => {
        for (const file of Object.keys(hashes)) if (entry.test(file)) hashes[file] = ownHash;
      },
      { policyToo: false },
    );
    await respond(page, entry, () => code);
    await changeDocument(page, path, (document) => ({
      html: ownHashes(document).html.replace(
        /(<script defer src="[^"]*remote-search\/[^"]*entry\.js" integrity=")[^"]*/,
        `$1${ownHash}`,
      ),
    }));
    await open(page, baseURL ?? '');
    // Without its hashes the document loads nothing more: the server's page stays, without code and without a panel.
    await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'failed', { timeout: 30_000 });
    await expect(page.getByTestId('header')).toBeVisible();
    await expectNotPwned(page);
  });

  test('an attack by markup that replaces the hashes is stopped', async ({ page, baseURL }) => {
    await respond(page, entry, () => code);
    const files = `<form id="detourIntegrity"><input name="${ownHash}"></form><a id="detourLoad" href="/x"></a>`;
    const block = `<script type="application/json" id="composition">{"id":"x","remotes":{},"integrity":{}}</script>`;
    await changeDocument(page, path, ({ html }) => ({
      html: html
        .replace(/<script>self\.detourIntegrity=.*?<\/script>/s, '')
        .replace('<div id="frame-overlay">', `${files}${block}<div id="frame-overlay">`),
    }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, baseURL ?? '');
    await page.waitForLoadState('load');
    await expectNotPwned(page);
  });
});
