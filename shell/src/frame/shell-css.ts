/**
 * Rules that must apply before any script runs: with criteria in the hash the default content is hidden, without them the
 * skeleton is.
 */
export const shellCss = [
  'html[data-criteria] [data-default-content],html:not([data-criteria]) [data-criteria-skeleton]{display:none}',
  // Before any script of the page: the gift bar takes its height at once, and nothing moves when it arrives.
  'html[data-gift] [data-gift-bar]{min-height:3rem}',
  '#main:focus{outline:none}',
  '#main{display:block;min-height:60vh}',
  '#announcer{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('');
