import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedHolder } from './hydrated';

interface HydrationStateProps {
  /** The first render must equal the server's HTML. */
  readonly hydrates: boolean;
  readonly children: ReactNode;
}

/** Provides `useHydrated`: one update for the whole tree. */
export const HydrationState = ({ hydrates, children }: HydrationStateProps) => {
  const [isHydrated, setHydrated] = useState(!hydrates);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return <HydratedHolder value={isHydrated}>{children}</HydratedHolder>;
};
