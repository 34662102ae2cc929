/** By a name, so that packages share it as common code. */
export { default as singleSpaReact } from 'single-spa-react';
