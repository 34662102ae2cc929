import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapPosition } from '@detour/shared-contracts/rules';
import { IconButton } from '../../button/IconButton';
import { yieldToMain } from '../../foundation/yield-to-main';
import { MinusIcon, PlusIcon } from '../../icon/icons';
import { clusterMarkers, nearestZoom, type MapCluster } from '../cluster-markers';
import { MapTag } from '../MapTag';
import { MapSpot } from '../map-blocks';
import { mapStyles as styles } from '../map.styles';
import type { MapProps } from '../map-types';
import { mapTowns } from './towns';
import { useLeaflet, type LeafletView } from './useLeaflet';

type ReadyMap = NonNullable<LeafletView['map']>;

/** The keyless map: Leaflet over bundled outlines, without a network request. @spec MAP-003 MAP-004 */
export const OutlineMap = (props: MapProps) => {
  const { label, labels, onSelect, selectedId } = props;
  const container = useRef<HTMLDivElement>(null);
  const { map, version } = useLeaflet({ ...props, container });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selectedId === null) return;
    // Escape closes only the card, not the dialog around the map.
    event.preventDefault();
    event.stopPropagation();
    onSelect(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a shortcut; the selected tag itself is a button that is pressed again
    <div css={styles.frame} data-testid="map" onKeyDown={leave}>
      <div ref={container} css={styles.canvas} role="region" aria-label={label} />
      {map && createPortal(<Tags {...props} map={map} version={version} />, map.getPanes().markerPane)}
      {map && (
        <div css={styles.zoom}>
          <IconButton
            label={labels.zoomIn}
            icon={<PlusIcon />}
            aria-disabled={map.getZoom() >= nearestZoom}
            onClick={() => map.zoomIn()}
          />
          <IconButton
            label={labels.zoomOut}
            icon={<MinusIcon />}
            aria-disabled={map.getZoom() <= map.getMinZoom()}
            onClick={() => map.zoomOut()}
          />
        </div>
      )}
    </div>
  );
};

/** The map, in a task after the one that evaluates this code. */
export const outlinePart = async () => {
  await yieldToMain();
  return { OutlineMap };
};

interface PlacedProps {
  map: ReadyMap;
  at: MapPosition;
  raised?: boolean;
  children: ReactNode;
}

/** Positions its children on the map, in the layer that moves with it. */
const Placed = ({ map, at, raised = false, children }: PlacedProps) => {
  const element = useRef<HTMLDivElement>(null);
  // After every render, because a zoom moves all positions.
  useLayoutEffect(() => {
    const { x, y } = map.latLngToLayerPoint([at.lat, at.lng]);
    if (element.current) element.current.style.transform = `translate(${x}px, ${y}px)`;
  });
  return (
    <MapSpot ref={element} raised={raised}>
      {children}
    </MapSpot>
  );
};

interface TagsProps extends MapProps {
  map: ReadyMap;
  version: number;
}

const Tags = ({ map, version, markers, selectedId, onSelect, ...rest }: TagsProps) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const zoom = map.getZoom();
  const bounds = map.getBounds().pad(0.15);
  const isVisible = ({ lat, lng }: MapPosition): boolean => bounds.contains([lat, lng]);
  const select = (id: string | null) => {
    if (id) setSeen((before) => new Set(before).add(id));
    onSelect(id);
  };
  const comeCloser = ({ members }: MapCluster) =>
    map.fitBounds(
      members.map(({ lat, lng }) => [lat, lng] as [number, number]),
      { padding: [56, 56], maxZoom: nearestZoom },
    );
  return (
    <div data-version={version}>
      {mapTowns
        .filter((town) => town.from <= zoom && isVisible(town))
        .map((town) => (
          <Placed key={town.name} map={map} at={town}>
            <div css={styles.town} aria-hidden="true">
              <span>{town.name}</span>
            </div>
          </Placed>
        ))}
      {clusterMarkers(markers, zoom, selectedId)
        .filter(isVisible)
        .map((cluster) => (
          <Placed
            key={`${cluster.members[0]?.id} ${cluster.members.length}`}
            map={map}
            at={cluster}
            raised={cluster.members.some(({ id }) => id === selectedId || id === rest.highlightedId)}
          >
            <MapTag
              cluster={cluster}
              selectedId={selectedId}
              onSelect={select}
              onCluster={comeCloser}
              labels={rest.labels}
              highlightedId={rest.highlightedId}
              onHighlight={rest.onHighlight}
              seen={seen.has(cluster.members[0]?.id ?? '')}
            />
          </Placed>
        ))}
    </div>
  );
};
