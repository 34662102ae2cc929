import { cssVariables } from './css-variables';
import { darkCss } from './dark-theme';
import { fontFaces } from './font-faces';

const variables = cssVariables()
  .map(([name, value]) => `${name}:${value}`)
  .join(';');

/**
 * Base styles of every page as plain CSS. The shell server writes them into the HTML; `GlobalStyle` applies them without the
 * shell (stories, tests). Focus is one rule here, so that no component forgets it.
 */
export const globalCss = `${fontFaces}
:root{color-scheme:light;${variables}}
${darkCss}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:6rem}
body{margin:0;overflow-wrap:break-word;background:var(--color-surface);color:var(--color-ink);font:400 1rem/1.55 var(--font-text);font-optical-sizing:auto;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0}
h1,h2,h3,h4,h5,h6{text-wrap:balance;overflow-wrap:anywhere}
p,li,dd{text-wrap:pretty}
:where(ul[role=list],ol[role=list]){padding:0;list-style:none}
img,svg,video{max-width:100%}
a{color:inherit}
button,input,select,textarea{font:inherit;letter-spacing:inherit}
[hidden]{display:none!important}
:focus-visible{outline:2.5px solid var(--color-focus);outline-offset:2px;box-shadow:0 0 0 2px var(--color-focus-halo)}
:focus:not(:focus-visible){outline:none}
html:has(dialog:modal){overflow:hidden}
html:has(dialog:modal) body{padding-inline-end:var(--scrollbar-width,0)}
@media (max-width:767.98px){body:has([data-action-bar]){padding-bottom:calc(3.5rem + env(safe-area-inset-bottom))}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:90ms!important;transition-property:opacity!important;scroll-behavior:auto!important}}
`;
