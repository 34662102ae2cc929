import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import type { SearchDetails } from '@detour/shared-contracts/api';
import { LazyPart, MapDialog, Note, type MapArea } from '@detour/shared-ui';
import { mapWords, useMapKey, useSite } from '@detour/remote-kit';
import type { SplitLink } from '../results/split/SplitLayout';
import { useText } from '../text';
import { MapCard } from './MapCard';
import { middleOf, type MapPlace } from './map-place';
import { resultsMapView } from './map-view';
import { splitMapCode } from './split-map-code';
import type { Names } from '../contract';

export interface ResultsMapProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Empty while loading. */
  readonly places: readonly MapPlace[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly details: SearchDetails | null;
  /** The link to the list, while the map is beside it. Null: in a dialog. */
  readonly link: SplitLink | null;
  /** Searches in the shown part of the map. */
  readonly onSearchHere?: (area: MapArea) => void;
}

/** The results on a map with their prices. A click shows the card. @spec SRCH-018 MAP-002 MAP-003 MAP-004 */
export const ResultsMap = ({
  open,
  onClose,
  places,
  loading,
  failed,
  details,
  link,
  onSearchHere,
}: ResultsMapProps) => {
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
  const map = {
    label: text('map.label'),
    markers,
    centre,
    zoom,
    selectedId: selected?.id ?? null,
    onSelect: select,
    googleKey,
    labels: { ...mapWords(text), cluster: (count: number) => text('map.cluster', { count }) },
    card: selected ? <MapCard place={selected} /> : <MapStatus failed={failed} loading={loading} />,
  };
  if (link) {
    return (
      <LazyPart
        chunk={splitMapCode}
        failed={text('map.failed')}
        retryLabel={text('ui.retry')}
        waiting={<div css={waiting} aria-busy="true" />}
      >
        {({ SplitMap }) => (
          // A search without a place finds stays of all countries: the view is that of the visitor's own.
          <SplitMap {...map} link={link} fit={hasPlace(details)} onSearchHere={onSearchHere} />
        )}
      </LazyPart>
    );
  }
  return (
    <MapDialog
      {...map}
      // The map centres once on its first results, so new results remount it.
      key={places.length === 0 ? 'empty' : 'full'}
      open={open}
      onClose={onClose}
      title={text('map.title')}
      closeLabel={text('ui.close')}
    />
  );
};

const hasPlace = (details: SearchDetails | null): boolean =>
  details !== null && (details.destination !== null || details.latitude !== null);

const MapStatus = ({ failed, loading }: Pick<ResultsMapProps, 'failed' | 'loading'>) => {
  const text = useText();
  if (failed) return <Note role="status">{text('error.generic')}</Note>;
  return loading ? (
    <p css={status} role="status">
      {text('ui.loading')}
    </p>
  ) : null;
};

const waiting = css({
  height: 'calc(100dvh - 7.5rem)',
  minHeight: '24rem',
  maxHeight: '56rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--art-water)',
});

const status = css({ color: 'var(--color-ink-muted)' });
