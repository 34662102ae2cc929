import { globalCss } from '@detour/shared-ui';
import { shellCss } from './shell-css';

/** The single style element of each page. */
export const pageCss = globalCss + shellCss;
