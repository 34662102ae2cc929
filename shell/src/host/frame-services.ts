import {
  actForCall,
  closeCareSessionCall,
  endActForCall,
  newsletterCall,
  signOutCall,
  type ActingFor,
  type Call,
} from '@detour/shared-contracts/api';
import type { RemoteHost, SiteContext } from '@detour/shared-contracts/mount';
import { countryOf, languageOf } from '@detour/shared-contracts/sites';
import type { FrameServices } from '../frame/frame-services';
import { ownCall, type OwnBus } from '../contract';

export interface FrameServicesInput {
  readonly site: SiteContext;
  readonly clock: RemoteHost['clock'];
  readonly bus: Pick<OwnBus, 'on'>;
  readonly publicOrigin: string;
  readonly mountFragment: FrameServices['mountFragment'];
  /** Reloads the document, because its content depends on changed cookies. */
  open(href: string): void;
}

const send = ({ method, path }: Pick<Call, 'method' | 'path'>, body?: object): Promise<Response> =>
  fetch(path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });

const mustEnd = async (answer: Promise<Response>): Promise<void> => {
  const { ok, status } = await answer;
  // 401: the session had already ended, which is the intended result.
  if (!ok && status !== 401) throw new Error(`The session was not ended: ${status}.`);
};

/** API calls and fragments of header and footer. */
export const createFrameServices = (input: FrameServicesInput): FrameServices => {
  const { site, clock, bus, publicOrigin, mountFragment, open } = input;
  return {
    clock,
    publicOrigin,
    mountFragment,
    onWishlistClosed(listener) {
      const subscription = bus.on('account.wishlist-drawer-closed@1').subscribe(listener);
      return () => subscription.unsubscribe();
    },
    /** @spec NEWS-001 NEWS-002 NEWS-004 */
    async subscribe(email) {
      const { status } = await send(ownCall(newsletterCall), {
        email,
        country: countryOf(site.locale),
        language: languageOf(site.locale),
      });
      return status === 200 || status === 201;
    },
    /** @spec HDR-018 */
    async signOut() {
      await mustEnd(send(ownCall(signOutCall)));
      open(location.href);
    },
    async leaveCare() {
      await mustEnd(send(ownCall(closeCareSessionCall)));
      open(location.href);
    },
    async actingFor() {
      const answer = await send(ownCall(actForCall)).catch(() => null);
      if (!answer?.ok) return null;
      const { customer } = (await answer.json()) as ActingFor;
      return customer
        ? { name: `${customer.firstName} ${customer.lastName}`, until: Date.parse(customer.until) }
        : null;
    },
    async endActing() {
      await mustEnd(send(ownCall(endActForCall)));
      open(location.href);
    },
  };
};
