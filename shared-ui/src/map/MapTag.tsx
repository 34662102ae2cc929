import type { MapCluster } from './cluster-markers';
import { MapMarker } from './map-blocks';
import { mapStyles as styles } from './map.styles';
import type { MapProps } from './map-types';

export interface MapTagProps extends Pick<
  MapProps,
  'selectedId' | 'onSelect' | 'labels' | 'highlightedId' | 'onHighlight'
> {
  cluster: MapCluster;
  seen: boolean;
  onCluster: (cluster: MapCluster) => void;
}

/** A price tag with a pointer, or a disc with the number of clustered markers. @spec MAP-003 */
export const MapTag = ({
  cluster,
  selectedId,
  onSelect,
  onCluster,
  labels,
  seen,
  highlightedId,
  onHighlight,
}: MapTagProps) => {
  const [marker] = cluster.members;
  if (!marker) return null;
  const isLit = cluster.members.some(({ id }) => id === highlightedId);
  const leave = (): void => onHighlight?.(null);
  const reach = (): void => onHighlight?.(marker.id);
  if (cluster.members.length > 1) {
    const count = cluster.members.length;
    return (
      <button
        type="button"
        css={[styles.cluster, isLit && styles.lit]}
        data-lit={isLit || undefined}
        data-testid="map-cluster"
        aria-label={labels.cluster(count)}
        onClick={() => onCluster(cluster)}
      >
        {count}
      </button>
    );
  }
  return (
    <MapMarker
      type="button"
      seen={seen}
      chosen={isLit || marker.id === selectedId}
      data-lit={isLit || undefined}
      onPointerEnter={reach}
      onPointerLeave={leave}
      onFocus={reach}
      onBlur={leave}
      data-testid="map-marker"
      data-id={marker.id}
      data-seen={seen || undefined}
      aria-pressed={marker.id === selectedId}
      onClick={() => onSelect(marker.id === selectedId ? null : marker.id)}
    >
      <span css={styles.tag} data-part="tag">
        <span>{marker.label}</span>
      </span>
    </MapMarker>
  );
};
