/** Files that `build/fonts` makes of the fontsource packages, with the letters of our locales. The shell serves them. */
export const fontFiles = {
  /** 15 KB. */
  text: '/_shell/fonts/figtree-1.woff2',
  /** 22 KB. One weight. */
  display: '/_shell/fonts/fraunces-3.woff2',
  /** 2 KB: the letters of the word mark, which is bolder than titles. */
  mark: '/_shell/fonts/fraunces-mark-1.woff2',
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
 * gets narrower as it gets larger (optical size). The web font has one weight, so the weight of a text style selects the measured
 * size: 460 for the display title on phones (41 px), 464 on desktops (68), 480 for page and block titles (32), 484 for page titles on
 * desktops (46), from 501 for card titles (20) and the word mark.
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
    adjust: { '100 462': 1.0251, '463 470': 0.9699, '471 482': 1.045, '483 500': 1.0288, '501 900': 1.0597 },
  },
  {
    family: 'Fraunces Noto',
    locals: ['Noto Serif'],
    web: fraunces,
    adjust: { '100 462': 0.9444, '463 470': 0.8936, '471 482': 0.9628, '483 500': 0.9478, '501 900': 0.9763 },
  },
  {
    family: 'Fraunces Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
    web: fraunces,
    adjust: { '100 462': 1.127, '463 470': 1.0663, '471 482': 1.1489, '483 500': 1.131, '501 900': 1.165 },
  },
  {
    family: 'Fraunces DejaVu',
    locals: ['DejaVu Serif'],
    web: fraunces,
    adjust: { '100 462': 0.8837, '463 470': 0.8362, '471 482': 0.897, '483 500': 0.883, '501 900': 0.91 },
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
  face('Fraunces Mark', fontFiles.mark, '560', 'normal'),
  ...fallbackFaces,
].join('\n');
