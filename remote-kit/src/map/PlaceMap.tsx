import { css } from '@emotion/react';
import { useRef } from 'react';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import { mapZooms } from '@detour/shared-contracts/rules';
import { LazyMap, useNear } from '@detour/shared-ui';
import type { PartProps } from '../contract/declared-host';
import type { mapPart } from '../contract/kit-parts';
import type { TextFunction } from '../text/text-function';
import { mapWords, type MapTextId } from './map-words';
import { useWholeMapKey } from './useMapKey';

export interface PlaceMapProps {
  readonly place: { readonly name: string; readonly lat: number; readonly lng: number };
  /** Accessible name of the map. */
  readonly label: string;
  readonly text: TextFunction<MapTextId>;
  readonly 'data-testid': string;
}

/** One place on a map: its streets, or its land on outlines. The library of the map loads when it comes near the screen. @spec MAP-008 */
export const PlaceMap = <N extends ContractNames = NoNames>({
  place: { name, lat, lng },
  label,
  text,
  'data-testid': testId,
}: PlaceMapProps & PartProps<N, typeof mapPart>) => {
  const googleKey = useWholeMapKey();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div ref={frame} css={box} data-testid={testId}>
      {isNear && (
        <LazyMap
          googleKey={googleKey}
          label={label}
          markers={[{ id: 'place', label: name, lat, lng }]}
          centre={{ lat, lng }}
          // Outlines have no streets: nearer than this, a place inland stands on an empty ground.
          zoom={googleKey ? mapZooms.hotel : mapZooms.large}
          selectedId={null}
          onSelect={() => undefined}
          // One marker never makes a cluster.
          labels={{ ...mapWords(text), cluster: () => name }}
        />
      )}
    </div>
  );
};

const box = css({
  position: 'relative',
  height: '18rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--art-water)',
  overflow: 'hidden',
});
