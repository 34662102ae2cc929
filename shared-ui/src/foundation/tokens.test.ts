import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cssVariables } from './css-variables';
import { fontFaces, fontFiles } from './font-faces';
import { globalCss } from './global-css';
import { tokens } from './tokens';

const { color } = tokens;
type Color = keyof typeof color;

const luminance = (name: Color): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color[name].slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: Color, other: Color): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const text: readonly [Color, Color][] = [
  ['ink', 'surface'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'surface-sunken'],
  ['brand', 'surface'],
  ['brand', 'brand-tint'],
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['accent-strong', 'accent-tint'],
  ['positive', 'surface'],
  ['positive', 'positive-tint'],
  ['warning', 'surface'],
  ['warning', 'warning-tint'],
  ['danger', 'surface'],
  ['danger', 'danger-tint'],
  ['ink-inverse-muted', 'surface-inverse'],
];

const drawn: readonly [Color, Color][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'brand-tint'],
  ['focus-halo', 'accent'],
  ['focus-on-dark', 'surface-inverse'],
];

const sourceFiles = readdirSync(resolve(__dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(resolve(__dirname, '..', file), 'utf8')] as const);

describe('the tokens', () => {
  it.each(text)('give %s on %s the contrast that text requires', (one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawn)('give %s on %s the contrast that a control requires', (one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
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
