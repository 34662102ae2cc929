import { createRoot, type Root } from 'react-dom/client';
import type { PanelState, SlotPanelView } from '../../slots/failure-panel';
import { elementOf } from './frame-element';
import type { LoadFrameCode } from './loading/load-frame-code';
import type { PanelOptions } from './panel-views';

export interface Panels {
  /** Above the main slot. */
  readonly page: SlotPanelView;
  /** Inside the element of a fragment. */
  fragment(element: HTMLElement): SlotPanelView;
}

/** Removes the server's panel, which exists when no release of the page's remote was available. */
const dropServerPanel = (element: HTMLElement): void =>
  element.querySelector(':scope > [data-server-panel]')?.remove();

/** A root that exists only while the panel is visible. */
const openRoot = (element: HTMLElement): { readonly root: Root; close(): void } => {
  dropServerPanel(element);
  const host = element.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return {
    root,
    close() {
      root.unmount();
      host.remove();
    },
  };
};

type View = 'pagePanel' | 'fragmentPanel';

/** Error panels of page and fragments. Their code loads with the first failure; until then the server's panel stays. */
export const createPanels = (options: PanelOptions, loadCode: LoadFrameCode): Panels => {
  const panelIn = (element: () => HTMLElement, view: View): SlotPanelView => {
    let open: ReturnType<typeof openRoot> | null = null;
    let wanted: PanelState | null = null;
    return {
      show(state) {
        wanted = state;
        void loadCode().then((code) => {
          if (wanted !== state) return;
          open ??= openRoot(element());
          open.root.render(code[view](options, state));
        });
      },
      hide() {
        wanted = null;
        dropServerPanel(element());
        open?.close();
        open = null;
      },
    };
  };
  return {
    page: panelIn(() => elementOf('slot-panel'), 'pagePanel'),
    fragment: (element) => panelIn(() => element, 'fragmentPanel'),
  };
};
