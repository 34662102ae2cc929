import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, LazyMap, SearchIcon, type MapArea, type MapDialogProps } from '@detour/shared-ui';
import { useText } from '../text';
import type { SplitLink } from '../results/split/SplitLayout';

export interface SplitMapProps extends Omit<MapDialogProps, 'open' | 'onClose' | 'title' | 'closeLabel'> {
  readonly link: SplitLink;
  /** Searches in the shown part of the map. Absent where a search has no area. */
  readonly onSearchHere?: ((area: MapArea) => void) | undefined;
}

/** The map beside the list. It shows all results at first, and offers to search where the visitor has moved it. */
export const SplitMap = ({ link, onSearchHere, card, onSelect, fit, ...map }: SplitMapProps) => {
  const text = useText();
  const [moved, setMoved] = useState<MapArea | null>(null);
  // The visitor has chosen the view: results for it leave it as it is.
  const [keepsView, keepView] = useState(false);
  return (
    <aside css={frame} aria-label={text('map.title')} data-testid="split-map">
      <LazyMap
        {...map}
        mode="full"
        fit={fit && !keepsView}
        highlightedId={link.highlightedId}
        onHighlight={link.onHighlight}
        onMove={setMoved}
        onSelect={(id) => {
          onSelect(id);
          if (id !== null) link.onShow(id);
        }}
      />
      {moved && onSearchHere && (
        <div css={search}>
          <Button
            size="small"
            width="label"
            icon={<SearchIcon size={18} />}
            data-testid="map-search-here"
            onClick={() => {
              keepView(true);
              setMoved(null);
              onSearchHere(moved);
            }}
          >
            {text('map.searchHere')}
          </Button>
        </div>
      )}
      {card && <div css={sheet}>{card}</div>}
    </aside>
  );
};

const frame = css({
  position: 'sticky',
  top: 'var(--space-4)',
  // Its end is in the window while the filters above it are, too.
  height: 'calc(100dvh - 7.5rem)',
  minHeight: '24rem',
  maxHeight: '56rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius-l)',
  background: 'var(--art-water)',
});

const search = css({
  position: 'absolute',
  zIndex: 5,
  top: 'var(--space-4)',
  insetInline: 'var(--space-4)',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto', boxShadow: 'var(--shadow-float)' },
});

// Clear of the zoom buttons.
const sheet = css({
  position: 'absolute',
  zIndex: 5,
  insetInlineStart: 'var(--space-3)',
  bottom: 'var(--space-3)',
  width: 'min(20rem, 100% - 5rem)',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
});
