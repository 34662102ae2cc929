import { media, tokens } from '@detour/shared-ui';

/** The web font of each stack, which is its first name, as `document.fonts.load` takes it. */
const webFonts = { display: 460, mark: 560, text: 400 } as const;
const stacks = Object.entries(webFonts).map(([name, weight]) => {
  const [web = '', ...local] = tokens.font[name as keyof typeof webFonts].split(', ');
  return { name, local: local.join(', '), asked: `${weight} 1em ${web}` };
});

/**
 * Text that waits for a web font costs a slow phone two thirds of its first layout. So the first paint uses local fonts of the same
 * size, and `early.js` sets `data-fonts` when those of `--web-fonts` have loaded (record 1102). A browser without scripts, or one
 * that does not know `scripting`, loads them with the first layout.
 */
const fontCss =
  `:root{--web-fonts:${stacks.map(({ asked }) => asked).join('|')}}` +
  `@media not (scripting:none){html:not([data-fonts]){${stacks.map(({ name, local }) => `--font-${name}:${local}`).join(';')}}}`;

/**
 * The focused element must not be hidden behind the consent banner (WCAG 2.4.11). An open floating panel lies above the banner, so
 * nothing in it is hidden, and the page must not scroll for it.
 */
const questionCss = [
  ['', '8rem'],
  [media.belowDesktop, '17.75rem'],
  [media.mobile, '21.75rem'],
]
  .map(([query = '', room = '']) => [
    query,
    `html[data-asks]:not(:has([data-floating])){scroll-padding-block-end:${room}}`,
  ])
  .map(([query, rule]) => (query ? `${query}{${rule}}` : rule))
  .join('');

/**
 * Blocks below the first view are laid out when the visitor comes near them, or one by one when the page rests
 * (`lay-out-below.ts`). Until then they have a guessed height (record 1115).
 */
const belowBlocks = 'html[data-first-view] :is(#frame-bottom,[data-below]):not([data-laid-out])';
const belowCss =
  `@media not print{${belowBlocks}{content-visibility:auto;contain-intrinsic-height:auto 27rem}}` +
  `${media.mobile}{${belowBlocks}{contain-intrinsic-height:auto 33rem}}`;

/**
 * Rules that must apply before any script runs: with criteria in the hash the default content is hidden, without them the
 * skeleton is.
 */
export const shellCss = [
  fontCss,
  'html[data-criteria] [data-default-content],html:not([data-criteria]) [data-criteria-skeleton]{display:none}',
  // Before any script of the page: the gift bar takes its height at once, and nothing moves when it arrives.
  'html[data-gift] [data-gift-bar]{min-height:3rem}',
  '#main:focus{outline:none}',
  // The question about cookies is in each page, and shown to visitors who have not answered.
  'html:not([data-asks]) #frame-overlay{display:none}',
  questionCss,
  belowCss,
  // A server that could not draw the frame in time leaves the place of bar, header and flows.
  '#frame-top:empty{min-height:9rem}@media (min-width:768px){#frame-top:empty{min-height:7.25rem}}',
  // The footer starts below the window, whatever the page still loads, so that it never moves within view.
  '#main{display:block;min-height:100vh}',
  // Paper shows the page: no links of the footer, no banner on top of it.
  '@media print{#frame-bottom,#frame-overlay{display:none}#main{min-height:0}}',
  '#announcer{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('');
