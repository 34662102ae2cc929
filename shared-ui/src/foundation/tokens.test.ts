import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cssVariables } from './css-variables';
import { darkCss, darkTokens } from './dark-theme';
import { fontFaces, fontFiles } from './font-faces';
import { globalCss } from './global-css';
import { tokens } from './tokens';

type Color = keyof typeof tokens.color;

const themes: Readonly<Record<string, Readonly<Record<Color, string>>>> = {
  light: tokens.color,
  dark: { ...tokens.color, ...darkTokens.color },
};

const luminance = (value: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(value.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (theme: string, one: Color, other: Color): number => {
  const colours = themes[theme];
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(colours?.[name] ?? ''))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Every pair of the documentation of the tokens, and those that the dark theme adds. */
const text: readonly [Color, Color][] = [
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink', 'surface-sunken'],
  ['ink', 'brand-tint'],
  ['ink', 'accent-tint'],
  ['ink', 'warning-tint'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'surface-raised'],
  ['ink-muted', 'surface-sunken'],
  ['brand', 'surface'],
  ['brand', 'surface-raised'],
  ['brand', 'brand-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['ink-inverse', 'surface-inverse'],
  ['ink-inverse', 'surface-brand'],
  ['ink-inverse', 'surface-night'],
  ['ink-inverse-muted', 'surface-inverse'],
  ['ink-inverse-muted', 'surface-brand'],
  ['surface', 'ink'],
  ['accent', 'surface'],
  ['accent', 'surface-raised'],
  ['accent-strong', 'accent-tint'],
  ['accent-strong', 'surface-sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['positive', 'surface'],
  ['positive', 'surface-raised'],
  ['positive', 'positive-tint'],
  ['warning', 'surface'],
  ['warning', 'warning-tint'],
  ['danger', 'surface'],
  ['danger', 'surface-raised'],
  ['danger', 'danger-tint'],
];

const drawn: readonly [Color, Color][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['line-strong', 'surface-sunken'],
  ['focus', 'surface'],
  ['focus', 'brand-tint'],
  ['focus-halo', 'accent'],
  ['focus-halo', 'brand'],
  ['focus-on-brand', 'brand'],
  ['focus-on-dark', 'surface-inverse'],
  ['focus-on-dark', 'surface-brand'],
  ['focus-on-dark', 'surface-night'],
  ['brand', 'line'],
];

const sourceFiles = readdirSync(resolve(__dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(resolve(__dirname, '..', file), 'utf8')] as const);

describe('the tokens', () => {
  describe.each(Object.keys(themes))('in the %s theme', (theme) => {
    it.each(text)('give %s on %s the contrast that text requires', (one, other) => {
      expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(drawn)('give %s on %s the contrast that a control requires', (one, other) => {
      expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(3);
    });
  });

  it('keep the light theme in print, and the ink of paper', () => {
    expect(globalCss).toContain('@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;');
    expect(darkCss).toContain(`[data-paper]{color-scheme:light;color:var(--color-ink);`);
    expect(darkCss).toContain(`--color-ink:${tokens.color.ink}`);
    expect(darkCss).not.toMatch(/undefined|NaN/);
  });

  it('cost at most 1 KB of each page for the dark theme', () => {
    const plain = brotliCompressSync(globalCss.replace(darkCss, '')).length;
    expect(brotliCompressSync(globalCss).length - plain).toBeLessThanOrEqual(1024);
  });

  it('define every variable that a component uses', () => {
    const known = new Set([
      ...cssVariables().map(([name]) => name),
      '--scrollbar-width',
      '--color-focus',
      '--color-focus-halo',
    ]);
    const unknown = sourceFiles.flatMap(([file, source]) =>
      [...source.matchAll(/var\((--[a-z0-9-]*[a-z0-9])[,)]/g)].flatMap(([, name = '']) =>
        known.has(name) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('are all in the base styles', () => {
    expect(cssVariables().filter(([name, value]) => !globalCss.includes(`${name}:${value}`))).toEqual([]);
  });

  it('are the only source of colours of the components', () => {
    const own = sourceFiles
      .filter(([file]) => !/^(foundation|remote|testing)\//.test(file))
      .flatMap(([file, source]) =>
        [...source.matchAll(/'#[0-9a-fA-F]{3,8}'/g)].map(([found]) => `${file}: ${found}`),
      );
    // Ink has no hover token: it mixes in a little white.
    expect(new Set(own)).toEqual(
      new Set(["gallery/GalleryViewer.tsx: '#ffffff1f'", "toast/Toast.tsx: '#FFFFFF1F'"]),
    );
  });
});

describe('the fonts', () => {
  it('use `font-display: swap`, so that text is never invisible', () => {
    const faces = fontFaces.split('\n').filter((face) => face.includes('url('));
    expect(faces).toHaveLength(Object.keys(fontFiles).length);
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
  });

  it('have fallbacks of matching size in both stacks', () => {
    for (const stack of [tokens.font.display, tokens.font.text]) {
      const [, fallback = ''] = stack.split(', ');
      const face = fontFaces.split('\n').find((line) => line.includes(`font-family:${fallback};`));
      expect(face).toMatch(
        /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%/,
      );
    }
  });
});
