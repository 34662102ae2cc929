import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router';
import { AnchorProvider } from '@detour/shared-ui';

/** A real link whose plain click the shell follows; every other click stays the browser's. */
const InAppLink = ({ href = '', ...anchor }: ComponentPropsWithRef<'a'>) => <Link to={href} {...anchor} />;

/** Gives the links of all blocks below it to the shell's navigation. */
export const InAppLinks = ({ children }: { readonly children: ReactNode }) => (
  <AnchorProvider value={InAppLink}>{children}</AnchorProvider>
);
