import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { boxMapCentre, mapZooms } from '@detour/shared-contracts/rules';
import type { Country } from '@detour/shared-contracts/sites';
import {
  Button,
  LazyMap,
  LinkButton,
  MapDialog,
  media,
  Stars,
  text as type,
  useMedia,
  useNear,
  type LazyMapProps,
} from '@detour/shared-ui';
import { mapWords, useApi, useFormat, useMapKey, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { boxPlacesQuery } from './box-stays.query';
import { toBoxStayView, toMarker, type BoxStayView } from './box-stay.view-model';
import type { Names } from '../contract';

export interface StaysMapProps {
  readonly code: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Zoom that shows a whole country. Higher for small countries, lower on a small map. */
const zoomOf = (country: Country, isLarge: boolean): number =>
  mapZooms.large + (country === 'BE' || country === 'NL' ? 1 : 0) - (isLarge ? 0 : 0.5);

/** The stays of a box on a map centred on the visitor's country: beside the carousel on desktop, and enlarged in a dialog on all screens. @spec BOX-008 BOX-009 MAP-007 */
export const StaysMap = ({ code, open, onOpen }: StaysMapProps) => {
  const text = useText();
  const { country } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const isDesktop = useMedia('(min-width: 1280px)');
  const isNear = useNear(frame, isDesktop);
  const isShown = isDesktop && isNear;
  const { map, selected } = useStaysMap(code, isShown || open);
  const card = selected && <PlaceCard stay={selected} />;
  return (
    <div ref={frame} css={beside} data-testid="box-map">
      {isShown && (
        <>
          <LazyMap {...map} zoom={zoomOf(country, false)} />
          <div css={corner}>
            <Button kind="quiet" size="small" width="label" onClick={() => onOpen(true)}>
              {text('box.enlargeMap')}
            </Button>
          </div>
          {!open && card && <div css={pocket}>{card}</div>}
        </>
      )}
      <MapDialog
        {...map}
        zoom={zoomOf(country, true)}
        open={open}
        onClose={() => onOpen(false)}
        title={text('box.mapLabel')}
        closeLabel={text('ui.close')}
        card={card}
      />
    </div>
  );
};

const useStaysMap = (
  code: string,
  enabled: boolean,
): { readonly map: Omit<LazyMapProps, 'mode' | 'zoom'>; readonly selected: BoxStayView | null } => {
  const text = useText();
  const format = useFormat();
  const { locale, country } = useSite();
  const googleKey = useMapKey<Names>();
  const [selectedId, setSelected] = useState<string | null>(null);
  const { data: places = [] } = useQuery({ ...boxPlacesQuery(useApi<Names>(), locale, code), enabled });
  const selected = places.find(({ id }) => id === selectedId);
  return {
    map: {
      googleKey,
      label: text('box.mapLabel'),
      markers: places.map(toMarker),
      centre: boxMapCentre(country),
      selectedId,
      onSelect: setSelected,
      labels: { ...mapWords(text), cluster: (count) => text('map.cluster', { count }) },
    },
    selected: selected ? toBoxStayView(selected, { format, text }) : null,
  };
};

/** Description of the selected stay. */
const PlaceCard = ({ stay }: { readonly stay: BoxStayView }) => {
  const text = useText();
  return (
    <div css={placeCard} data-id={stay.id}>
      <p css={[type.small, type.muted]}>{stay.place}</p>
      <p css={type.h3}>{stay.title}</p>
      <p css={hotel}>
        <span>{stay.hotel}</span>
        {stay.stars && <Stars {...stay.stars} />}
      </p>
      <LinkButton href={stay.href} size="small">
        {text('box.seeStay')}
      </LinkButton>
    </div>
  );
};

const beside = css({
  position: 'relative',
  minHeight: '27rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--art-water)',
  overflow: 'hidden',
  [media.belowDesktop]: { minHeight: 0 },
});
const corner = css({
  position: 'absolute',
  zIndex: 5,
  // This corner shows sea or a neighbouring country, so the button covers no marker.
  insetInlineStart: 'var(--space-3)',
  top: 'var(--space-3)',
});
const pocket = css({
  position: 'absolute',
  zIndex: 5,
  insetInline: 'var(--space-3) 4.25rem',
  bottom: 'var(--space-3)',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
});
const placeCard = css({ display: 'grid', gap: 'var(--space-2)' });
const hotel = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.5rem' });
