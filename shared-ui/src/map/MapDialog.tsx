import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog';
import { media } from '../foundation/media';
import { LazyMap, type LazyMapProps } from './LazyMap';

export interface MapDialogProps extends Omit<LazyMapProps, 'mode'> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** "Fermer" */
  closeLabel: string;
  /** The selected marker's card: a bottom sheet on mobile, floating from tablets up. */
  card?: ReactNode;
}

/** A full-screen map on mobile, a large modal from tablets up. @spec MAP-001 MAP-002 MAP-003 */
export const MapDialog = ({ open, onClose, title, closeLabel, card, ...map }: MapDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    closeLabel={closeLabel}
    kind="wide"
    mobile="full"
    flush
    data-testid="map-dialog"
  >
    <div css={stage}>
      <LazyMap {...map} mode="full" />
      {card && <div css={sheet}>{card}</div>}
    </div>
  </Dialog>
);

const stage = css({
  position: 'relative',
  height: 'min(75dvh, 44rem)',
  [media.mobile]: { height: 'calc(100dvh - 4rem)' },
});

const sheet = css({
  position: 'absolute',
  zIndex: 5,
  insetInlineStart: 'var(--space-4)',
  bottom: 'var(--space-4)',
  width: '20rem',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
  [media.mobile]: {
    insetInline: 0,
    bottom: 0,
    width: 'auto',
    paddingBlockEnd: 'calc(var(--space-4) + env(safe-area-inset-bottom))',
    borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
  },
});
