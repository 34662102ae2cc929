import type { RemoteName } from '@detour/shared-contracts/mount';
import { createRetrySchedule } from './retry-schedule';

export interface PanelState {
  /** Time (ms) until the next retry. Null during a retry. */
  readonly retryIn: number | null;
  /** Reference that a visitor can give to customer care. */
  readonly reference: string;
  retry(): void;
}

export interface SlotPanelView {
  show(state: PanelState): void;
  hide(): void;
}

export interface FailurePanel {
  /** The retry begins: no countdown. */
  showRetrying(): void;
  /** Counts down to the next retry. Keeps the reference until a page is mounted. */
  showFailed(remote: RemoteName): void;
  stopRetries(): void;
  /** The page works again. */
  hide(): void;
}

/** Support reference: the remote's short name and a random word. */
const newReference = (remote: RemoteName): string => {
  const random = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return `${remote.replace('remote-', '')}-${random.toString(16).padStart(4, '0')}`;
};

/** The error panel of the main slot, with its retries and the reference of one failure. */
export const createFailurePanel = (panel: SlotPanelView, retry: () => void): FailurePanel => {
  const retries = createRetrySchedule(retry);
  let reference = '';
  const show = (retryIn: number | null): void => panel.show({ retryIn, reference, retry });
  return {
    showRetrying: () => show(null),
    showFailed(remote) {
      reference ||= newReference(remote);
      show(retries.wait());
    },
    stopRetries: retries.stop,
    hide() {
      retries.reset();
      reference = '';
      panel.hide();
    },
  };
};
