import { createContext, useContext, type RefObject, useEffect, useRef } from 'react';
import type { Clock, Json } from '@detour/shared-contracts/base';
import type { FragmentHandle, FragmentRequest } from '@detour/shared-contracts/mount';
import type { OwnFragmentProps } from '../contract';

/** Customer for whom a member of staff orders. */
export interface ActingCustomer {
  readonly name: string;
  /** ms UTC */
  readonly until: number;
}

/** Browser services of the frame. Absent on the server and before hydration. */
export interface FrameServices {
  readonly clock: Clock;
  /** Public origin of this site. */
  readonly publicOrigin: string;
  mountFragment(element: HTMLElement, request: FragmentRequest): FragmentHandle;
  /** True when the address was accepted. @spec NEWS-001 NEWS-002 */
  subscribe(email: string): Promise<boolean>;
  /** Signs out. Rejects when the session still exists. @spec HDR-018 */
  signOut(): Promise<void>;
  /** Calls back when the visitor closed the favourites drawer. Returns the unsubscribe function. */
  onWishlistClosed(listener: () => void): () => void;
  /** Ends customer-care mode. Rejects when it is still active. */
  leaveCare(): Promise<void>;
  /** The customer for whom this browser orders in customer-care mode. Null without one, or when unknown. */
  actingFor(): Promise<ActingCustomer | null>;
  /** Ends ordering for a customer. Rejects when it could not be ended. */
  endActing(): Promise<void>;
}

const ServicesHolder = createContext<FrameServices | null>(null);

export const FrameServicesProvider = ServicesHolder.Provider;

export const useFrameServices = (): FrameServices | null => useContext(ServicesHolder);

/** An element of the frame that a fragment fills. Its failure stays inside. */
export const FrameFragment = ({ remote, name, props, loading }: OwnFragmentProps) => {
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
