import type { CSSProperties } from 'react';

// Mail programs support neither variables nor web fonts: values of the design tokens, and fonts that exist everywhere.
export const colours = {
  ground: '#F3EDE1',
  card: '#FFFFFF',
  tint: '#FBF8F2',
  ink: '#22261F',
  muted: '#595E54',
  line: '#E3DBCC',
  brand: '#1F4D3D',
  onBrand: '#FBF8F2',
  accent: '#B0502D',
} as const;

const sans = 'Figtree, Helvetica, Arial, sans-serif';
const serif = 'Georgia, Times, serif';

/** Type of a mail: px, with its line height. */
export const type = {
  title: { fontFamily: serif, fontWeight: 'normal', fontSize: 30, lineHeight: '36px', color: colours.ink },
  heading: { fontFamily: serif, fontWeight: 'normal', fontSize: 20, lineHeight: '26px', color: colours.ink },
  day: { fontFamily: serif, fontSize: 22, lineHeight: '28px', color: colours.ink },
  body: { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colours.ink },
  label: { fontFamily: sans, fontSize: 14, lineHeight: '20px', color: colours.muted },
  small: { fontFamily: sans, fontSize: 13, lineHeight: '19px', color: colours.muted },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Attributes of a table that only places its cells. */
export const layoutTable = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

const dark = {
  ground: '#151813',
  card: '#1F241D',
  tint: '#2A3027',
  ink: '#FBF8F2',
  muted: '#C9D6CB',
  line: '#3F463A',
  brand: '#A9CDB6',
} as const;

/** The only style sheet of a mail: dark colours, and narrow screens. Programs that ignore it show the inline styles. */
export const styleSheet = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .card { background-color: ${dark.card} !important; }
  .tint { background-color: ${dark.tint} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
  .link { color: ${dark.brand} !important; }
  .button { background-color: ${dark.brand} !important; }
  .onbutton { color: ${dark.ground} !important; }
}
@media (max-width: 640px) {
  .page { width: 100% !important; }
  .outer { padding: 0 !important; }
  .card, .band { border-radius: 0 !important; }
  .inner { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 26px !important; line-height: 32px !important; }
  .day { font-size: 19px !important; line-height: 25px !important; }
}`;
