import createCache from '@emotion/cache';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { FrameProviders } from '../FrameProviders';
import { FrameServicesProvider, type FrameServices } from '../frame-services';

/** Wraps a tree in the providers that every root of the frame has. */
export type Provide = (children: ReactNode) => ReactNode;

/** Texts and styles. All roots share one style cache, so that a style is inserted once. */
export const createProvide = (intl: IntlShape): Provide => {
  const cache = createCache({ key: 'shell' });
  return (children) => (
    <FrameProviders intl={intl} cache={cache}>
      {children}
    </FrameProviders>
  );
};

const never = (): (() => void) => () => undefined;

/** Services from the first render after hydration. The server has none, and the first renders must match. */
const LiveServices = ({
  services,
  children,
}: {
  readonly services: FrameServices;
  readonly children: ReactNode;
}) => {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <FrameServicesProvider value={isLive ? services : null}>{children}</FrameServicesProvider>;
};

/** Returns a `Provide` that also has the services of header, footer and the shell's own pages. */
export const provideServices =
  (provide: Provide, services: FrameServices): Provide =>
  (children) =>
    provide(<LiveServices services={services}>{children}</LiveServices>);
