import styled from '@emotion/styled';
import { media } from '../foundation/media';

/** An element in the layer that moves with the map. `raised` puts it above its neighbours. */
export const MapSpot = styled.div<{ readonly raised?: boolean }>(
  { position: 'absolute', left: 0, top: 0, '&:hover, &:focus-within': { zIndex: 3 } },
  ({ raised }) => raised && { '&:not(:hover, :focus-within)': { zIndex: 2 } },
);

const chosenTag = { background: 'var(--color-brand)', color: 'var(--color-on-brand)' };

/** The button of a tag. `seen` is paler, `chosen` has the brand colours. */
export const MapMarker = styled.button<{ readonly seen: boolean; readonly chosen: boolean }>(
  {
    position: 'absolute',
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    minWidth: 'var(--size-target)',
    height: 'var(--size-target)',
    padding: 0,
    border: 0,
    background: 'none',
    transform: 'translate(-50%, -100%)',
    cursor: 'pointer',
    '& [data-part="tag"]': {
      transition: 'background-color var(--motion-quick) var(--motion-ease-out)',
    },
    [media.hover]: { '&:hover [data-part="tag"]': chosenTag },
  },
  ({ seen, chosen }) => ({
    color: seen ? 'var(--color-ink-muted)' : 'var(--color-ink)',
    ...(chosen && { '& [data-part="tag"]': chosenTag }),
  }),
);
