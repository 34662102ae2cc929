import { cssVariables } from './css-variables';
import { tokens } from './tokens';

/** The tokens that differ where the visitor's system prefers a dark theme. Grounds with pale text (`surface-inverse`) stay dark. */
export const darkTokens = {
  color: {
    surface: '#1B1F18',
    'surface-raised': '#252A22',
    'surface-sunken': '#141711',
    'surface-inverse': '#112B22',
    'surface-brand': '#1B4335',
    'surface-night': '#0D0F0B',
    ink: '#EFEADF',
    'ink-muted': '#B5B8AB',
    line: '#3A4036',
    'line-strong': '#8A8F82',
    brand: '#8FB79F',
    'brand-strong': '#AED0BB',
    'brand-tint': '#24352C',
    'on-brand': '#10231B',
    accent: '#E39A75',
    'accent-strong': '#F0B596',
    'accent-tint': '#3E281E',
    'on-accent': '#27110A',
    positive: '#8FCB9F',
    'positive-tint': '#20352A',
    warning: '#E8C36C',
    'warning-tint': '#3A2F14',
    danger: '#F3A59B',
    'danger-tint': '#43231F',
    focus: '#F4EFE4',
    'focus-halo': '#1B1F18',
    'focus-on-brand': '#10231B',
    scrim: '#000000A6',
    skeleton: '#2C3129',
    'skeleton-shine': '#383E34',
  },
  art: { edge: '#0000', water: '#1D2E2B' },
  shadow: {
    card: '0 1px 2px #0006',
    hover: '0 10px 28px -12px #000C',
    float: '0 0 0 1px #3A4036, 0 12px 40px -12px #000',
    bar: '0 -1px 0 #3A4036, 0 -10px 24px -16px #000C',
    marker: '0 1px 3px #000A',
  },
} as const satisfies {
  readonly [G in keyof typeof tokens]?: Partial<Record<keyof (typeof tokens)[G], string>>;
};

/** Colours of what is drawn as paper: gift cards, boxes. Paper stays pale, so its ink stays dark. */
const ofPaper = [
  'surface',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'brand',
  'brand-strong',
  'accent',
  'accent-strong',
  'skeleton',
] as const;

const declarations = (list: ReadonlyArray<readonly [name: string, value: string]>): string =>
  list.map(([name, value]) => `${name}:${value}`).join(';');

/** Follows the system; print stays light. `data-paper` marks an element whose ground is paper in both themes. */
export const darkCss = `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(cssVariables(darkTokens))}}[data-paper]{color-scheme:light;color:var(--color-ink);${declarations(ofPaper.map((name) => [`--color-${name}`, tokens.color[name]]))}}}`;
