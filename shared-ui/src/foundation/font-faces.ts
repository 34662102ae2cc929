/** Files that `build/fonts` makes of the fontsource packages, with the letters of our locales. The shell serves them. */
export const fontFiles = {
  /** 15 KB: the only font to preload, before the main image. */
  text: '/_shell/fonts/figtree-1.woff2',
  /** 34 KB: swaps in with matched metrics. */
  display: '/_shell/fonts/fraunces-2.woff2',
  /** 18 KB: loads when a quoted word is first drawn. One weight and one size. */
  displayItalic: '/_shell/fonts/fraunces-italic-2.woff2',
} as const;

const face = (family: string, file: string, weights: string, style: string): string =>
  `@font-face{font-family:'${family}';font-style:${style};font-display:swap;font-weight:${weights};src:url(${file}) format('woff2')}`;

/** Ascent and descent of the web fonts in em, from their `hhea` tables. */
const figtree = { ascent: 0.95, descent: 0.25 };
const fraunces = { ascent: 0.978, descent: 0.255 };

interface Fallback {
  family: string;
  /** Local fonts of equal width. A system has at most one of them under this name. */
  locals: readonly string[];
  web: { ascent: number; descent: number };
  /** Width of the web font divided by the width of the local font, by requested weight. */
  adjust: Readonly<Record<string, number>>;
}

/**
 * Local fonts that reserve the space of the web fonts until these load, measured by `build/fallback-metrics.ts`. Fraunces
 * gets narrower as it gets larger (optical size), and each text style has its own weight. So the weight selects the measured
 * size: 460 for the display title, 480 for page and block titles, from 501 for card titles and the word mark.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Figtree Arial',
    locals: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    web: figtree,
    adjust: { '300 500': 0.9971, '501 900': 1.0115 },
  },
  {
    family: 'Figtree Roboto',
    locals: ['Roboto'],
    web: figtree,
    adjust: { '300 500': 1.0092, '501 900': 1.0237 },
  },
  {
    family: 'Figtree DejaVu',
    locals: ['DejaVu Sans'],
    web: figtree,
    adjust: { '300 500': 0.8864, '501 900': 0.876 },
  },
  {
    family: 'Fraunces Georgia',
    locals: ['Georgia', 'Gelasio'],
    web: fraunces,
    adjust: { '100 470': 0.99, '471 500': 1.0431, '501 900': 1.0635 },
  },
  {
    family: 'Fraunces Noto',
    locals: ['Noto Serif'],
    web: fraunces,
    adjust: { '100 470': 0.912, '471 500': 0.9611, '501 900': 0.9798 },
  },
  {
    family: 'Fraunces Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
    web: fraunces,
    adjust: { '100 470': 1.088, '471 500': 1.1469, '501 900': 1.1693 },
  },
  {
    family: 'Fraunces DejaVu',
    locals: ['DejaVu Serif'],
    web: fraunces,
    // The first for the title on phones, where it moves the picture below.
    adjust: { '100 470': 0.8761, '471 500': 0.8811, '501 900': 0.9221 },
  },
];

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

// The weight range also prevents synthetic bold, which would be wider.
const fallbackFaces = fallbacks.flatMap(({ family, locals, web, adjust }) =>
  Object.entries(adjust).map(
    ([weights, ratio]) =>
      `@font-face{font-family:'${family}';font-weight:${weights};src:${locals.map((name) => `local('${name}')`).join(',')};` +
      `size-adjust:${percent(ratio)};ascent-override:${percent(web.ascent / ratio)};descent-override:${percent(web.descent / ratio)};line-gap-override:0%}`,
  ),
);

export const fontFaces = [
  face('Figtree Variable', fontFiles.text, '400 680', 'normal'),
  face('Fraunces Variable', fontFiles.display, '460 560', 'normal'),
  face('Fraunces Variable', fontFiles.displayItalic, '420', 'italic'),
  ...fallbackFaces,
].join('\n');
