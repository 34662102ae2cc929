import type { GlobalProvider } from '@ladle/react';
import { GlobalStyle } from '../../src/foundation/GlobalStyle';

/** Stands around each story, as the shell stands around each remote. */
export const Provider: GlobalProvider = ({ children }) => (
  <>
    <GlobalStyle />
    {children}
  </>
);
