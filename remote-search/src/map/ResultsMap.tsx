import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import type { SearchDetails } from '@detour/shared-contracts/api';
import { MapDialog, Note } from '@detour/shared-ui';
import { mapWords, useMapKey, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { MapCard } from './MapCard';
import { middleOf, type MapPlace } from './map-place';
import { resultsMapView } from './map-view';
import type { Names } from '../contract';

export interface ResultsMapProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Empty while loading. */
  readonly places: readonly MapPlace[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly details: SearchDetails | null;
}

/** The results on a map with their prices. A click shows the card. @spec SRCH-018 MAP-002 MAP-003 MAP-004 */
export const ResultsMap = ({ open, onClose, places, loading, failed, details }: ResultsMapProps) => {
  const text = useText();
  const { country } = useSite();
  const googleKey = useMapKey<Names>();
  const [selectedId, select] = useState<string | null>(null);
  const selected = places.find(({ id }) => id === selectedId);
  const markers = useMemo(
    () => places.map(({ id, lat, lng, card }) => ({ id, lat, lng, label: String(card.price.amount) })),
    [places],
  );
  const { centre, zoom } = useMemo(
    () => resultsMapView(details, middleOf(places), country),
    [details, places, country],
  );
  return (
    <MapDialog
      // The map centres once on its first results, so new results remount it.
      key={places.length === 0 ? 'empty' : 'full'}
      open={open}
      onClose={onClose}
      title={text('map.title')}
      closeLabel={text('ui.close')}
      label={text('map.label')}
      markers={markers}
      centre={centre}
      zoom={zoom}
      selectedId={selected?.id ?? null}
      onSelect={select}
      googleKey={googleKey}
      labels={{ ...mapWords(text), cluster: (count) => text('map.cluster', { count }) }}
      card={
        selected ? (
          <MapCard place={selected} />
        ) : failed ? (
          <Note role="status">{text('error.generic')}</Note>
        ) : loading ? (
          <p css={status} role="status">
            {text('ui.loading')}
          </p>
        ) : null
      }
    />
  );
};

const status = css({ color: 'var(--color-ink-muted)' });
