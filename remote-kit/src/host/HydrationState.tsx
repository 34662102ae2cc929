import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedHolder } from './host-context';

interface HydrationStateProps {
  /** The first render must equal the server's HTML. */
  readonly hydrates: boolean;
  readonly children: ReactNode;
}

/** Provides `useHydrated`: one update for the whole part. */
export const HydrationState = ({ hydrates, children }: HydrationStateProps) => {
  const [isHydrated, setHydrated] = useState(!hydrates);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return <HydratedHolder value={isHydrated}>{children}</HydratedHolder>;
};
