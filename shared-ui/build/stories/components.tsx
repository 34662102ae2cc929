import type { ReactNode } from 'react';
import { GlobalStyle } from '../../src/foundation/GlobalStyle';

/**
 * Wraps each story like the shell wraps each remote. Untyped for Ladle, whose types are sources that our type check would
 * include.
 */
export const Provider = ({ children }: { readonly children: ReactNode }) => (
  <>
    <GlobalStyle />
    {children}
  </>
);
