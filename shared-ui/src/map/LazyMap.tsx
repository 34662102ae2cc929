import { createChunk, useChunk } from '../foundation/lazy-chunk';
import { ErrorBlock } from '../state/ErrorBlock';
import { mapStyles as styles } from './map.styles';
import type { MapProps } from './map-types';

export interface LazyMapProps extends MapProps {
  /** Key of the hosted map service, from the operator's settings. Without one: bundled outlines. @spec MAP-008 */
  googleKey?: string | null | undefined;
}

const outlines = /* @__PURE__ */ createChunk(() => import('./outline/OutlineMap'));
const hosted = /* @__PURE__ */ createChunk(() => import('./google/GoogleMap'));

/** Starts loading the map, for example when pointer or focus reaches its button. */
export const preloadMap = (): void => void outlines.load();

/**
 * A map whose library loads on first use and never on the server. Shows the water colour while loading, and a retry after a
 * failure.
 */
export const LazyMap = ({ googleKey, ...props }: LazyMapProps) => {
  const { value: plain, failed: plainFailed } = useChunk(outlines, !googleKey);
  const { value: google, failed: googleFailed } = useChunk(hosted, Boolean(googleKey));
  if (googleKey && google) return <google.GoogleMap {...props} googleKey={googleKey} />;
  if (!googleKey && plain) return <plain.OutlineMap {...props} />;
  if (plainFailed || googleFailed) {
    const chunk = googleKey ? hosted : outlines;
    return (
      <ErrorBlock
        message={props.labels.failed}
        retryLabel={props.labels.retry}
        onRetry={() => void chunk.load()}
        minHeight="16rem"
      />
    );
  }
  return <div css={styles.waiting} aria-busy="true" data-testid="map-waiting" />;
};
