import { createContext, useContext, type RefObject, useEffect, useRef } from 'react';
import type { Clock, FragmentHandle, FragmentRequest, Json } from '@detour/shared-contracts';
import type { FragmentElementProps } from '@detour/remote-kit';

/** What the frame can do in the browser; on the server, and before hydration, there is none of it. */
export interface FrameServices {
  readonly clock: Clock;
  /** Where visitors find this site, with origin. */
  readonly publicOrigin: string;
  mountFragment(element: HTMLElement, request: FragmentRequest): FragmentHandle;
  /** True when the address was taken. @spec NEWS-001 NEWS-002 */
  subscribe(email: string): Promise<boolean>;
  /** Ends the customer's session; rejects when it still stands. @spec HDR-018 */
  signOut(): Promise<void>;
  /** Hears when the visitor closed the drawer of favourites; gives what stops listening. */
  onWishlistClosed(listener: () => void): () => void;
  /** Ends customer-care mode; rejects when it still stands. */
  leaveCare(): Promise<void>;
}

const ServicesHolder = createContext<FrameServices | null>(null);

export const FrameServicesProvider = ServicesHolder.Provider;

export const useFrameServices = (): FrameServices | null => useContext(ServicesHolder);

/** An element of the frame that a named part of a remote fills; its failure stays inside. */
export const FrameFragment = ({ remote, name, props, loading }: FragmentElementProps) => {
  const element = useRef<HTMLDivElement>(null);
  useMountedFragment(element, { remote, name, props, loading });
  return <div ref={element} data-fragment={name} data-remote={remote} />;
};

const useMountedFragment = (
  element: RefObject<HTMLElement | null>,
  { remote, name, props, loading }: FragmentRequest,
): void => {
  const services = useFrameServices();
  const handle = useRef<FragmentHandle | null>(null);
  const serialised = JSON.stringify(props);
  const latest = useRef(serialised);
  useEffect(() => {
    latest.current = serialised;
    handle.current?.update(JSON.parse(serialised) as Json);
  }, [serialised]);
  useEffect(() => {
    if (!element.current || !services) return;
    const first = JSON.parse(latest.current) as Json;
    const mounted = services.mountFragment(element.current, { remote, name, props: first, loading });
    handle.current = mounted;
    return () => {
      handle.current = null;
      void mounted.unmount();
    };
  }, [element, services, remote, name, loading]);
};
