import GoogleMapReact, { type ChangeEventValue } from 'google-map-react';
import { useState } from 'react';
import type { MapPosition } from '@detour/shared-contracts/rules';
import { clusterMarkers } from '../cluster-markers';
import { MapTag } from '../MapTag';
import { MapSpot } from '../map-blocks';
import { mapStyles as styles } from '../map.styles';
import type { MapProps } from '../map-types';
import { OutlineMap } from '../outline/OutlineMap';

export interface GoogleMapProps extends MapProps {
  /** The operator's key, from settings. */
  googleKey: string;
}

interface View {
  readonly centre: MapPosition;
  readonly zoom: number;
}

/** The library positions each child by these two properties. */
const Spot = ({ children }: MapPosition & { children: React.ReactNode }) => <MapSpot>{children}</MapSpot>;

/** The hosted map, used with a key. Falls back to the keyless map when its service does not respond. @spec MAP-008 */
export const GoogleMap = ({ googleKey, ...props }: GoogleMapProps) => {
  const { label, markers, selectedId, onSelect, labels } = props;
  const [view, setView] = useState<View>({ centre: props.centre, zoom: props.zoom });
  const [isDown, setDown] = useState(false);
  if (isDown) return <OutlineMap {...props} />;
  return (
    <div css={styles.frame} data-testid="map" role="region" aria-label={label}>
      <div css={styles.canvas}>
        <GoogleMapReact
          bootstrapURLKeys={{ key: googleKey }}
          center={view.centre}
          zoom={view.zoom}
          yesIWantToUseGoogleMapApiInternals
          // After four failed attempts the library calls back with a null map.
          onGoogleApiLoaded={({ map }: { map: unknown }) => setDown(map === null)}
          onChange={({ center, zoom }: ChangeEventValue) => setView({ centre: center, zoom })}
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
                seen={false}
              />
            </Spot>
          ))}
        </GoogleMapReact>
      </div>
    </div>
  );
};
