import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { HydrationState, LayerHolder, useHydrated, type OpenLayer } from '@detour/shared-ui';
import { FrameProviders } from '../FrameProviders';
import { FrameServicesProvider, type FrameServices } from '../frame-services';

/** Wraps a tree in the providers that every root of the frame has. `hydrates`: its first render must equal the server's HTML. */
export type Provide = (children: ReactNode, hydrates?: boolean) => ReactNode;

/** Texts, styles and layers. All roots share one style cache, so that a style is inserted once. */
export const createProvide = (intl: IntlShape, openLayer: OpenLayer | null = null): Provide => {
  const cache = createCache({ key: 'shell' });
  return (children, hydrates = false) => (
    <FrameProviders intl={intl} cache={cache}>
      <LayerHolder value={openLayer}>
        <HydrationState hydrates={hydrates}>{children}</HydrationState>
      </LayerHolder>
    </FrameProviders>
  );
};

/** Services from the first render after hydration. The server has none, and the first renders must match. */
const LiveServices = ({
  services,
  children,
}: {
  readonly services: FrameServices;
  readonly children: ReactNode;
}) => <FrameServicesProvider value={useHydrated() ? services : null}>{children}</FrameServicesProvider>;

/** Returns a `Provide` that also has the services of header, footer and the shell's own pages. */
export const provideServices =
  (provide: Provide, services: FrameServices): Provide =>
  (children, hydrates) =>
    provide(<LiveServices services={services}>{children}</LiveServices>, hydrates);
