import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Route } from 'playwright';
import { rootDir } from '../webpack/build-context';

const folder = join(rootDir, '.cache', 'proofs', 'mails');
const written = join(folder, 'letters');
const wordMark = join(rootDir, 'gateway', 'src', 'images', 'brand', 'wordmark.png');

/** Screens of a mail program: width in px, and its settings. */
const screens = [390, 700].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [true, false].map((pictures) => ({ width, scheme, pictures })),
  ),
);

type Screen = (typeof screens)[number];

const nameOf = ({ width, scheme, pictures }: Screen): string =>
  `${width}-${scheme}${pictures ? '' : '-without-pictures'}`;

const writeLetters = (): void => {
  rmSync(written, { recursive: true, force: true });
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'gateway/test/mails/write-letters.main.ts', written],
    { cwd: rootDir, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (run.status !== 0) throw new Error(`The letters could not be written: exit code ${String(run.status)}.`);
};

/** Answers requests for pictures from the written files. Everything else is refused: a letter loads nothing else. */
const answer = async (route: Route, pictures: boolean): Promise<void> => {
  const [, scene = '', file = ''] = /\/images\/([^/]+)\/([^/?]+)$/.exec(route.request().url()) ?? [];
  const path = scene === 'brand' ? wordMark : join(written, `${scene}.${file}`);
  if (pictures && existsSync(path)) await route.fulfill({ path });
  else await route.abort();
};

const photograph = async (browser: Browser, screen: Screen, letters: readonly string[]): Promise<void> => {
  const { width, scheme, pictures } = screen;
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme });
  const page = await context.newPage();
  await page.route(/^https?:/, (route) => answer(route, pictures));
  for (const letter of letters) {
    const [name = '', locale = ''] = letter.split('.');
    await page.setContent(readFileSync(join(written, `${letter}.html`), 'utf8'), { waitUntil: 'load' });
    const path = join(folder, name, `${locale}-${nameOf(screen)}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await context.close();
};

/** One page with all pictures of a letter. */
const writeContactSheet = async (browser: Browser, letter: string): Promise<void> => {
  const files = readdirSync(join(folder, letter)).sort();
  const figures = files.map((file) => {
    const data = readFileSync(join(folder, letter, file)).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file.replace('.png', '')}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  await page.setContent(
    `<style>body{margin:12px;display:grid;grid-template-columns:repeat(8,1fr);gap:10px;font:11px sans-serif;align-items:start}
figure{margin:0}img{width:100%;border:1px solid #999}</style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: join(folder, `${letter}.png`), fullPage: true });
  await page.close();
};

/** Photographs every letter in every locale at two widths, in both colour schemes, with and without pictures. `MAILS` names some letters. */
export const proveMails = async (): Promise<string> => {
  writeLetters();
  const wanted = (process.env['MAILS'] ?? '').split(',').filter(Boolean);
  const letters = readdirSync(written)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace('.html', ''))
    .filter((letter) => wanted.length === 0 || wanted.includes(letter.split('.')[0] ?? ''));
  const names = [...new Set(letters.map((letter) => letter.split('.')[0] ?? ''))];
  for (const name of names) mkdirSync(join(folder, name), { recursive: true });
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) && { executablePath: system }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const screen of screens) await photograph(browser, screen, letters);
  for (const name of names) await writeContactSheet(browser, name);
  await browser.close();
  return [
    `${names.length} letters in 6 locales on ${screens.length} screens: ${letters.length * screens.length} pictures.`,
    `A contact sheet of each letter: .cache/proofs/mails/LETTER.png`,
  ].join('\n');
};
