import type { ReactNode } from 'react';
import { useHydrated } from '@detour/remote-kit';
import { ResultsSkeleton } from './ResultsSkeleton';

/** Results, which the hash decides, with their skeleton beside them in server HTML. */
export const CriteriaContent = ({ children }: { readonly children: ReactNode }) => {
  const hydrated = useHydrated();
  return (
    <>
      <div {...(hydrated ? {} : { 'data-default-content': '' })}>{children}</div>
      {!hydrated && (
        <div data-criteria-skeleton="">
          <ResultsSkeleton />
        </div>
      )}
    </>
  );
};
