/**
 * Prints the `@font-face` overrides that make a local font match the size of a web font, measured in a browser with sentences of
 * the shop. Pass the files of both.
 *
 * npx tsx shared-ui/build/fallback-metrics.ts WEB.woff2 "480 46px" LOCAL.woff2…
 *
 * `size-adjust` is the ratio of the text widths, without rounding to whole pixels, as on a phone. `SENTENCES` replaces the
 * sentences, separated by `|`. Ascent and descent are the web font's divided by it, because the browser
 * multiplies them again. The current values are in `src/foundation/font-faces.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';

const sentences = process.env['SENTENCES']?.split('|') ?? [
  'Deux nuits de château, dîner aux chandelles et petit déjeuner en terrasse',
  'Dos noches en un castillo junto al mar, cena para dos y desayuno en la habitación',
  'Twee nachten aan zee, ontbijt op bed en een wandeling door de duinen',
  'Due notti tra le vigne, cena a lume di candela e colazione in giardino',
];

const [web, font = '400 16px', ...locals] = process.argv.slice(2);
if (!web || locals.length === 0)
  throw new Error('Give the web font, weight and size, and one local font or more.');

const face = (file: string, family: string): string =>
  `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;

const systemChromium = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.setContent(
  `<style>${[web, ...locals].map((file, index) => face(file, `f${index}`)).join('')} span{white-space:nowrap;font-optical-sizing:auto;text-rendering:geometricPrecision}</style>`,
);

const measure = (family: string) =>
  page.evaluate(
    async ([text, name, style]) => {
      const shorthand = `${style} ${name}`;
      await document.fonts.load(shorthand);
      const span = document.body.appendChild(document.createElement('span'));
      span.style.font = shorthand;
      span.textContent = text ?? '';
      const size = parseFloat(getComputedStyle(span).fontSize);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('The browser provides no canvas.');
      // At 1000 px, because browsers round ascent and descent to whole pixels.
      canvas.font = `400 1000px ${name}`;
      const box = canvas.measureText('H');
      return {
        width: span.getBoundingClientRect().width / size,
        ascent: box.fontBoundingBoxAscent / 1000,
        descent: box.fontBoundingBoxDescent / 1000,
      };
    },
    [sentences.join(' '), family, font] as const,
  );

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;
const wanted = await measure('f0');
for (const [index, file] of locals.entries()) {
  const adjust = wanted.width / (await measure(`f${index + 1}`)).width;
  console.log(
    `${basename(file)}  size-adjust ${percent(adjust)}  ascent-override ${percent(wanted.ascent / adjust)}  descent-override ${percent(wanted.descent / adjust)}`,
  );
}
await browser.close();
