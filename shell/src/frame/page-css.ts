import { globalCss } from '@detour/shared-ui';
import { shellCss } from './shell-css';

/** The one style element that each page has. */
export const pageCss = globalCss + shellCss;
