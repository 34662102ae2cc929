import type { FragmentHandle, FragmentRequest, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { ShellDocument } from '../boot/open-document';
import type { RemoteLoader } from '../composition/remote-loader';
import type { VisitorEvents } from '../events/start-events';
import { createHostFactory } from '../host/create-host';
import { applyHead } from '../navigation/document-head';
import type { ShellNavigation } from '../navigation/navigation';
import type { Telemetry } from '../telemetry/start-telemetry';
import type { SlotPanelView } from './failure-panel';
import { mountFragment } from './fragment-slots';
import { createPageSlot, type PageSlot } from './page-slot';
import type { PrefetchInput } from './prepared-page';

interface SlotOptions {
  readonly document: Pick<ShellDocument, 'clock' | 'composition' | 'elements'>;
  readonly navigation: ShellNavigation;
  readonly telemetry: Pick<Telemetry, 'reporter' | 'own'>;
  readonly events: VisitorEvents;
  readonly loader: RemoteLoader;
  readonly panels: { readonly page: SlotPanelView; fragment(element: HTMLElement): SlotPanelView };
}

/** The slots for pages and fragments. */
export interface Slots {
  /** The main slot. */
  readonly page: PageSlot;
  readonly prefetchInput: PrefetchInput;
  /** Mounts a fragment for the shell itself. */
  mountFragment(element: HTMLElement, request: FragmentRequest): FragmentHandle;
}

/** Gives each release its host, and mounts pages and fragments with it. */
export const connectSlots = (options: SlotOptions): Slots => {
  const { document, navigation, telemetry, events, loader, panels } = options;
  const { clock, composition, elements } = document;
  const hostFor = createHostFactory({
    ...events,
    navigation,
    clock,
    reporter: telemetry.reporter,
    compositionId: composition.id,
    mountFragment: (element, request, factory) =>
      mountFragment(element, request, { loader, hostFor: factory, panelFor: panels.fragment }),
  });
  const prefetchInput = (
    location: ShopLocation = navigation.location(),
    route: RouteMatch = navigation.route(),
  ) => ({ site: events.site, location, route, now: clock.now() });
  return {
    prefetchInput,
    page: createPageSlot({
      elements,
      loader,
      hostFor,
      panel: panels.page,
      setHead: applyHead,
      prefetchInput,
    }),
    mountFragment: hostFor(telemetry.own, () => undefined).mountFragment,
  };
};
