import { css } from '@emotion/react';
import { useCallback, useRef, useState } from 'react';
import { mapZooms } from '@detour/shared-contracts/rules';
import { LazyMap, useInView } from '@detour/shared-ui';
import { useMapKey } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import type { GivenHotel } from './gift-stay.view-model';

/** Where the hotel is. The library of the map loads when it comes into view. @spec MAP-008 */
export const GivenHotelMap = ({ hotel: { id, name, lat, lng } }: { readonly hotel: GivenHotel }) => {
  const t = useText();
  const googleKey = useMapKey<Names>();
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useInView({ element: frame, active: !isNear, onVisible: useCallback(() => setNear(true), []) });
  return (
    <div ref={frame} css={box} data-testid="gift-map">
      {isNear && (
        <LazyMap
          googleKey={googleKey}
          label={t('gift.map', { hotel: name })}
          markers={[{ id, label: name, lat, lng }]}
          centre={{ lat, lng }}
          // Outlines show coasts and borders, and no streets.
          zoom={googleKey ? mapZooms.hotel : mapZooms.region}
          selectedId={null}
          onSelect={() => undefined}
          labels={{
            zoomIn: t('map.zoomIn'),
            zoomOut: t('map.zoomOut'),
            // One marker never makes a cluster.
            cluster: () => name,
            failed: t('map.failed'),
            retry: t('ui.retry'),
          }}
        />
      )}
    </div>
  );
};

const box = css({
  position: 'relative',
  height: '18rem',
  borderRadius: 'var(--radius-l)',
  background: '#D5E3DF',
  overflow: 'hidden',
});
