import { css } from '@emotion/react';
import { useCallback, useRef, useState } from 'react';
import type { ActivityPartner } from '@detour/shared-contracts/api';
import { mapZooms } from '@detour/shared-contracts/rules';
import { LazyMap, useInView } from '@detour/shared-ui';
import { useMapKey } from '@detour/remote-kit';

import { useText } from '../../text';
import type { Names } from '../../contract';

/** Where the partner is: streets, or the region on outlines, which have no streets. Loads when it comes into view. */
export const PartnerMap = ({ partner: { name, lat, lng } }: { readonly partner: ActivityPartner }) => {
  const text = useText();
  const googleKey = useMapKey<Names>();
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useInView({ element: frame, active: !isNear, onVisible: useCallback(() => setNear(true), []) });
  return (
    <div ref={frame} css={box} data-testid="visit-map">
      {isNear && (
        <LazyMap
          googleKey={googleKey}
          label={text('visit.map', { partner: name })}
          markers={[{ id: 'partner', label: name, lat, lng }]}
          centre={{ lat, lng }}
          zoom={googleKey ? mapZooms.hotel : mapZooms.large}
          selectedId={null}
          onSelect={() => undefined}
          mode="page"
          labels={{
            zoomIn: text('map.zoomIn'),
            zoomOut: text('map.zoomOut'),
            cluster: (count) => text('map.cluster', { count }),
            failed: text('map.failed'),
            retry: text('ui.retry'),
          }}
        />
      )}
    </div>
  );
};

const box = css({
  height: '17rem',
  borderRadius: 'var(--radius-l)',
  background: '#D5E3DF',
  overflow: 'hidden',
});
