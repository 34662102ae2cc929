/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTestShell } from '../../front/testing/shop.fixture';

/** Time (ms) that the part of a page takes, after the budget of a visitor's page. */
const [budget, late] = [500, 900];

const bundle = `
  let renders = 0;
  exports.render = async ({ location }, onAnswer) => {
    const head = { title: 'Stays', description: 'Stays', canonicalPath: location.path };
    onAnswer({ head, status: 200 });
    renders += 1;
    const html = '<h1>render ' + renders + '</h1>';
    await new Promise((resolve) => setTimeout(resolve, ${late}));
    return { html, styles: [], data: null, head, status: 200 };
  };`;

/** The content of the frame: nothing in every list. */
const content = {
  links: [],
  footer: { legal: true, newsletter: false, contact: true },
  promoBars: [],
  minisites: [],
  banners: [],
  blocks: [],
  homePage: [],
  searchPage: [],
  productPage: [],
};

let folder: string;
let gateway: Server;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-late-page-'));
  gateway = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(content)),
  );
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  app = await createTestShell(
    folder,
    { GATEWAY_ORIGIN: `http://127.0.0.1:${port}`, RENDER_BUDGET_MS: String(budget), REHEARSAL_MS: '0' },
    bundle,
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (): Promise<string | undefined> => {
  const { body } = await app.inject({ url: '/recherche', headers: { host: 'fr.localhost:8080' } });
  return /<h1>(render \d+)<\/h1>/.exec(body)?.[1];
};

it('a page that is always later than its budget is rendered once, and whole from the second visitor on', async () => {
  expect(await ask()).toBeUndefined();
  const seen: (string | undefined)[] = [];
  // On a busy machine a part takes longer.
  while (seen.at(-1) === undefined && seen.length < 40) seen.push(...(await Promise.all([ask(), ask()])));
  expect(seen.slice(-2)).toEqual(['render 1', 'render 1']);
  expect(await ask()).toBe('render 1');
});
