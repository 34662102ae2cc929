import type { ReactNode } from 'react';
import type { Clock } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { PanelState } from '../../slots/failure-panel';
import { frameLinks } from '../frame-links';
import { FragmentPanel } from '../panels/FragmentPanel';
import { SlotPanel } from '../panels/SlotPanel';
import type { Provide } from './providers';

export interface PanelOptions {
  readonly site: SiteContext;
  readonly clock: Clock;
  readonly provide: Provide;
}

/** Error panel of the page. */
export const pagePanel = ({ site, clock, provide }: PanelOptions, state: PanelState): ReactNode => {
  const { retryIn, reference, retry } = state;
  return provide(
    <SlotPanel
      site={site}
      homeHref={frameLinks(site.locale).home}
      failure={{ reference, at: clock.now() }}
      retryAt={retryIn === null ? null : clock.now() + retryIn}
      retrying={retryIn === null}
      clock={clock}
      onRetry={retry}
    />,
  );
};

/** Error panel of a fragment. */
export const fragmentPanel = ({ provide }: PanelOptions, { retryIn, retry }: PanelState): ReactNode =>
  provide(<FragmentPanel retrying={retryIn === null} onRetry={retry} />);
