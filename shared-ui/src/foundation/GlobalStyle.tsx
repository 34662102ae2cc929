import { Global } from '@emotion/react';
import { globalCss } from './global-css';

/** Base styles for a page without the shell: stories and standalone remotes. */
export const GlobalStyle = () => <Global styles={globalCss} />;
