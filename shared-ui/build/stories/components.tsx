import type { ReactNode } from 'react';
import { GlobalStyle } from '../../src/foundation/GlobalStyle';

/** Stands around each story, as the shell stands around each remote. Not typed by Ladle: its types are its sources, which our check would read. */
export const Provider = ({ children }: { readonly children: ReactNode }) => (
  <>
    <GlobalStyle />
    {children}
  </>
);
