import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Clock } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { PanelState, SlotPanelView } from '../../slots/failure-panel';
import { frameLinks } from '../frame-links';
import { FragmentPanel } from '../panels/FragmentPanel';
import { SlotPanel } from '../panels/SlotPanel';
import { elementOf } from './frame-element';
import type { Provide } from './providers';

interface PanelOptions {
  readonly site: SiteContext;
  readonly clock: Clock;
  readonly provide: Provide;
}

export interface Panels {
  /** Above the main slot. */
  readonly page: SlotPanelView;
  /** Inside the element of a fragment. */
  fragment(element: HTMLElement): SlotPanelView;
}

/** Removes the server's panel, which exists when no release of the page's remote was available. */
const dropServerPanel = (element: HTMLElement): void =>
  element.querySelector(':scope > [data-server-panel]')?.remove();

/** Renders a panel in a separate root, which exists only while the panel is visible. */
const panelIn = (element: () => HTMLElement, draw: (state: PanelState) => ReactNode): SlotPanelView => {
  let root: Root | null = null;
  let host: HTMLElement | null = null;
  return {
    show(state) {
      if (!root) {
        dropServerPanel(element());
        host = element().appendChild(document.createElement('div'));
        root = createRoot(host);
      }
      root.render(draw(state));
    },
    hide() {
      dropServerPanel(element());
      root?.unmount();
      host?.remove();
      root = null;
      host = null;
    },
  };
};

/** Error panels of page and fragments. */
export const createPanels = ({ site, clock, provide }: PanelOptions): Panels => ({
  page: panelIn(
    () => elementOf('slot-panel'),
    ({ retryIn, reference, retry }) =>
      provide(
        <SlotPanel
          site={site}
          homeHref={frameLinks(site.locale).home}
          failure={{ reference, at: clock.now() }}
          retryAt={retryIn === null ? null : clock.now() + retryIn}
          retrying={retryIn === null}
          clock={clock}
          onRetry={retry}
        />,
      ),
  ),
  fragment: (element) =>
    panelIn(
      () => element,
      ({ retryIn, retry }) => provide(<FragmentPanel retrying={retryIn === null} onRetry={retry} />),
    ),
});
