import { Global } from '@emotion/react';
import { globalCss } from './global-css';

/** The base rules for a page that no shell drew: stories and single-remote runs. */
export const GlobalStyle = () => <Global styles={globalCss} />;
