/**
 * Draws the word mark of mails (`gateway/src/images/brand/wordmark.png`) with the web font: paper-coloured on the brand's colour, opaque,
 * 128 × 44 px at twice the pixels. Pass the file of the font and the picture to write.
 *
 * npx tsx shared-ui/build/word-mark-picture.ts node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2 PICTURE.png
 */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

const [font, picture] = process.argv.slice(2);
if (!font || !picture) throw new Error('Give the web font and the picture to write.');

const page = `<style>
@font-face { font-family: F; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(font).toString('base64')}) }
body { margin: 0; background: #1F4D3D; width: 128px; height: 44px; overflow: hidden }
.mark { position: absolute; left: 0; top: 7px; color: #FBF8F2; font: 560 34px/32px F; letter-spacing: -0.035em; white-space: nowrap }
.letter { position: relative }
svg { position: absolute; left: 0.14em; top: -0.03em; width: 0.46em; overflow: visible; color: #F4D9AE }
</style>
<span class="mark">D<span class="letter">e<svg viewBox="0 0 20 14" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"><path d="M3 12C6 5 10 9 12 6S15 2 18 2"/></svg></span>tour</span>`;

const systemChromium = '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: 128, height: 44 }, deviceScaleFactor: 2 });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready.then(() => undefined));
await tab.screenshot({ path: picture });
await browser.close();
