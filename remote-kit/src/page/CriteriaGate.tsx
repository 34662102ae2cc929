import type { ReactNode } from 'react';
import { useHydrated } from '../host/host-context';

export interface CriteriaGateProps {
  /** What stands there while the dates of the hash are not known yet. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that the hash may change. Server HTML holds both its default and a skeleton, and the shell's CSS shows one before the first
 * paint, so that nobody sees a price without their dates for a moment.
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
