/**
 * Rules that must apply before any script runs: with criteria in the hash the default content is hidden, without them the
 * skeleton is.
 */
export const shellCss = [
  'html[data-criteria] [data-default-content],html:not([data-criteria]) [data-criteria-skeleton]{display:none}',
  // Before any script of the page: the gift bar takes its height at once, and nothing moves when it arrives.
  'html[data-gift] [data-gift-bar]{min-height:3rem}',
  '#main:focus{outline:none}',
  // A server that could not draw the frame in time leaves the place of bar, header and flows.
  '#frame-top:empty{min-height:9rem}@media (min-width:768px){#frame-top:empty{min-height:7.25rem}}',
  // The footer starts below the window, whatever the page still loads, so that it never moves within view.
  '#main{display:block;min-height:100vh}',
  // Paper shows the page: no links of the footer, no banner on top of it.
  '@media print{#frame-bottom,#frame-overlay{display:none}#main{min-height:0}}',
  '#announcer{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('');
