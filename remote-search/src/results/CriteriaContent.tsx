import type { ReactNode } from 'react';
import { useHydrated } from '@detour/remote-kit';
import { ResultsSkeleton } from './states/ResultsSkeleton';

/** Content that depends on the hash, with its skeleton in server HTML. */
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
