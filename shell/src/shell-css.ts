/**
 * Rules that a script must not bring, because they count before the first paint: with criteria in the hash the default content
 * is never seen, without them the skeleton is not; and the thin line that says that a page is being prepared.
 */
export const shellCss = [
  'html[data-criteria] [data-default-content],html:not([data-criteria]) [data-criteria-skeleton]{display:none}',
  '#main:focus{outline:none}',
  '#main{display:block;min-height:60vh}',
  '#announcer{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  'html[data-preparing]::after{content:"";position:fixed;inset-block-start:0;inset-inline-start:0;height:3px;width:70%;',
  'background:var(--color-accent);z-index:var(--z-overlay-boundaries);transform-origin:0 50%;animation:shell-prepare 2.5s var(--motion-ease-out) both}',
  '@keyframes shell-prepare{from{transform:scaleX(.02)}to{transform:scaleX(1)}}',
  '@media (prefers-reduced-motion:reduce){html[data-preparing]::after{animation:none}}',
].join('');
