import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';

export interface ErrorModalProps {
  /** Something failed that the page cannot go on from. */
  open: boolean;
  /** "Oups, un problème est survenu" */
  title: string;
  /** What happened, then what to do. */
  message: ReactNode;
  closeLabel: string;
  /** "Recharger la page" */
  reloadLabel: string;
  /** `location.reload` without it. */
  reload?: (() => void) | undefined;
}

/** For a page that cannot go on: closing it, by whatever way, loads the page anew. @spec SHELL-008 */
export const ErrorModal = ({
  open,
  title,
  message,
  closeLabel,
  reloadLabel,
  reload = () => location.reload(),
}: ErrorModalProps) => (
  <Dialog open={open} onClose={reload} title={title} closeLabel={closeLabel}>
    <div role="alert">{message}</div>
    <p css={{ marginTop: 'var(--space-6)' }}>
      <Button onClick={reload}>{reloadLabel}</Button>
    </p>
  </Dialog>
);
