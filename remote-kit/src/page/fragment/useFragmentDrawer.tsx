import { useEffect, useState, type ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type { EventBus } from '@detour/shared-contracts/mount';
import { useWholeHost } from '../../host/host-context';
import { useFailedFragment } from './useFailedFragment';

export interface FragmentDrawerOptions<N extends ContractNames> {
  /** Event by which the fragment reports that the visitor closed it. Must be a stable function. */
  readonly closedOn: (bus: EventBus<N['emits'], N['consumes']>) => Observable<unknown>;
  /** Fallback page with the same content. */
  readonly href: string;
  /** The other remote's fragment, open or closed. `eager`, because the button may be far from it. */
  readonly draw: (isOpen: boolean) => ReactNode;
}

export interface FragmentDrawer {
  /** Null before the first approach. */
  readonly fragment: ReactNode;
  /** Loads it without opening. */
  prepare(): void;
  open(): void;
}

/** A drawer of another remote: loads on demand, closes by its own event, and falls back to a page when it fails to load. */
export const useFragmentDrawer = <N extends ContractNames = NoNames>({
  closedOn,
  href,
  draw,
}: FragmentDrawerOptions<N>): FragmentDrawer => {
  const { bus, navigation } = useWholeHost();
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const closed = closedOn(bus).subscribe(() => setOpen(false));
    return () => closed.unsubscribe();
  }, [bus, closedOn]);
  const place = useFailedFragment(isOpen, () => {
    setOpen(false);
    setWanted(false);
    void navigation.navigate(href);
  });
  return {
    fragment: wanted && <div ref={place}>{draw(isOpen)}</div>,
    prepare: () => setWanted(true),
    open: () => {
      setWanted(true);
      setOpen(true);
    },
  };
};
