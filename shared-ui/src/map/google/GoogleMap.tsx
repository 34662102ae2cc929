import GoogleMapReact, { type ChangeEventValue } from 'google-map-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { MapPosition } from '@detour/shared-contracts/rules';
import { clusterMarkers } from '../cluster-markers';
import { fitMarkers, type MapView } from '../fit-markers';
import { MapTag } from '../MapTag';
import { MapSpot } from '../map-blocks';
import { mapStyles as styles } from '../map.styles';
import type { MapProps } from '../map-types';
import { OutlineMap } from '../outline/OutlineMap';

export interface GoogleMapProps extends MapProps {
  /** The operator's key, from settings. */
  googleKey: string;
}

const isAt = (one: MapPosition, other: MapPosition): boolean =>
  Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lng - other.lng) < 1e-6;

/** Shows all markers, at first and when others come. The service knows whole zoom levels. */
const useFit = (
  frame: RefObject<HTMLElement | null>,
  { markers, fit = false }: MapProps,
  show: (view: MapView) => void,
): void => {
  const ids = markers.map(({ id }) => id).join(' ');
  const move = useEffectEvent(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    const view = fitMarkers(markers, { width, height });
    if (view) show({ ...view, zoom: Math.floor(view.zoom) });
  });
  useEffect(() => {
    if (fit) move();
  }, [fit, ids]);
};

/** The library positions each child by these two properties. */
const Spot = ({ children }: MapPosition & { children: React.ReactNode }) => <MapSpot>{children}</MapSpot>;

/** The hosted map, used with a key. Falls back to the keyless map when its service does not respond. @spec MAP-008 */
export const GoogleMap = ({ googleKey, ...props }: GoogleMapProps) => {
  const { label, markers, selectedId, onSelect, labels, highlightedId, onHighlight } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>({ centre: props.centre, zoom: props.zoom });
  useFit(frame, props, setView);
  const [isDown, setDown] = useState(false);
  if (isDown) return <OutlineMap {...props} />;
  return (
    <div ref={frame} css={styles.frame} data-testid="map" role="region" aria-label={label}>
      <div css={styles.canvas}>
        <GoogleMapReact
          bootstrapURLKeys={{ key: googleKey }}
          center={view.centre}
          zoom={view.zoom}
          yesIWantToUseGoogleMapApiInternals
          // After four failed attempts the library calls back with a null map.
          onGoogleApiLoaded={({ map }: { map: unknown }) => setDown(map === null)}
          onChange={({ center, zoom, bounds }: ChangeEventValue) => {
            // The library reports our own moves too; then it is where we sent it.
            const isOurs = zoom === view.zoom && isAt(center, view.centre);
            setView({ centre: center, zoom });
            const { nw, se } = bounds;
            if (!isOurs) props.onMove?.({ north: nw.lat, south: se.lat, east: se.lng, west: nw.lng });
          }}
          onClick={() => onSelect(null)}
        >
          {clusterMarkers(markers, view.zoom, selectedId).map((cluster) => (
            <Spot key={cluster.members[0]?.id} lat={cluster.lat} lng={cluster.lng}>
              <MapTag
                cluster={cluster}
                selectedId={selectedId}
                onSelect={onSelect}
                onCluster={({ lat, lng }) => setView({ centre: { lat, lng }, zoom: view.zoom + 2 })}
                labels={labels}
                highlightedId={highlightedId}
                onHighlight={onHighlight}
                seen={false}
              />
            </Spot>
          ))}
        </GoogleMapReact>
      </div>
    </div>
  );
};
