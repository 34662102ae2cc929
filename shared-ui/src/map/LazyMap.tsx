import { createChunk } from '../foundation/lazy-chunk';
import { LazyPart } from '../state/LazyPart';
import { mapStyles as styles } from './map.styles';
import type { MapProps } from './map-types';

export interface LazyMapProps extends MapProps {
  /** Key of the hosted map service, from the operator's settings. Without one: bundled outlines. @spec MAP-008 */
  googleKey?: string | null | undefined;
}

const outlines = /* @__PURE__ */ createChunk(() =>
  import('./outline/OutlineMap').then(({ outlinePart }) => outlinePart()),
);
const hosted = /* @__PURE__ */ createChunk(() => import('./google/GoogleMap'));

/** Starts loading the map, for example when pointer or focus reaches its button. */
export const preloadMap = (): void => void outlines.load();

/**
 * A map whose library loads on first use and never on the server. Shows the water colour while loading, and a retry after a
 * failure.
 */
export const LazyMap = ({ googleKey, ...props }: LazyMapProps) => {
  const part = {
    failed: props.labels.failed,
    retryLabel: props.labels.retry,
    waiting: <div css={styles.waiting} aria-busy="true" data-testid="map-waiting" />,
    minHeight: '16rem',
  };
  return googleKey ? (
    <LazyPart {...part} chunk={hosted}>
      {({ GoogleMap }) => <GoogleMap {...props} googleKey={googleKey} />}
    </LazyPart>
  ) : (
    <LazyPart {...part} chunk={outlines}>
      {({ OutlineMap }) => <OutlineMap {...props} />}
    </LazyPart>
  );
};
