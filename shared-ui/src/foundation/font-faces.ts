/** Files of the fontsource packages, served by the shell. */
export const fontFiles = {
  /** 20 KB: the only font to preload, before the main image. */
  text: '/_shell/fonts/figtree-latin-wght-normal.woff2',
  /** 67 KB: swaps in with matched metrics. */
  display: '/_shell/fonts/fraunces-latin-opsz-normal.woff2',
  /** 81 KB: loads when a quoted word is first drawn. */
  displayItalic: '/_shell/fonts/fraunces-latin-opsz-italic.woff2',
} as const;

const face = (family: string, file: string, weights: string, style: string): string =>
  `@font-face{font-family:'${family}';font-style:${style};font-display:swap;font-weight:${weights};src:url(${file}) format('woff2')}`;

export const fontFaces = [
  face('Figtree Variable', fontFiles.text, '300 900', 'normal'),
  face('Fraunces Variable', fontFiles.display, '100 900', 'normal'),
  face('Fraunces Variable', fontFiles.displayItalic, '100 900', 'italic'),
].join('\n');
