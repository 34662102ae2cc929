import { useEffect, useState, type ReactNode } from 'react';
import type { Observable } from 'rxjs';
import type { RemoteHost } from '@detour/shared-contracts';
import { useHost } from '../host/host-context';
import { useFailedFragment } from './useFailedFragment';

export interface FragmentDrawerOptions {
  /** The event with which the fragment says that the visitor closed it; the same function at each render. */
  readonly closedOn: (bus: RemoteHost['bus']) => Observable<unknown>;
  /** The page that asks or shows the same, for whoever cannot have the drawer. */
  readonly href: string;
  /** The fragment of the other remote, open or closed; `eager`, for the press may come from a bar far from it. */
  readonly draw: (isOpen: boolean) => ReactNode;
}

export interface FragmentDrawer {
  /** Nothing before somebody came near. */
  readonly fragment: ReactNode;
  /** Loads it, and leaves it closed. */
  prepare(): void;
  open(): void;
}

/** A drawer of another remote: loaded when it is wanted, closed by its own event; one that cannot be loaded sends the visitor on to a page. */
export const useFragmentDrawer = ({ closedOn, href, draw }: FragmentDrawerOptions): FragmentDrawer => {
  const { bus, navigation } = useHost();
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
