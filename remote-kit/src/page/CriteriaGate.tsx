import type { ReactNode } from 'react';
import { useHydrated } from '@detour/shared-ui';

export interface CriteriaGateProps {
  /** Placeholder while the hash is unknown. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that depends on the hash. Server HTML contains both its default and a skeleton, and the shell's CSS selects one before
 * the first paint, so that no visitor sees a price without their dates.
 */
export const CriteriaGate = ({ skeleton, children }: CriteriaGateProps) => {
  const hydrated = useHydrated();
  return (
    <>
      <div {...(!hydrated && { 'data-default-content': '' })}>{children}</div>
      {!hydrated && (
        <div data-criteria-skeleton="" aria-hidden="true">
          {skeleton}
        </div>
      )}
    </>
  );
};
