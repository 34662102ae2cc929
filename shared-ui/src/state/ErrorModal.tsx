import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';

export interface ErrorModalProps {
  /** An error that the page cannot recover from. */
  open: boolean;
  /** "Oups, un problème est survenu" */
  title: string;
  /** The problem, then what to do. */
  message: ReactNode;
  closeLabel: string;
  /** "Recharger la page" */
  reloadLabel: string;
  /** Defaults to `location.reload`. */
  reload?: (() => void) | undefined;
}

/** For an error that the page cannot recover from. Closing it reloads the page. @spec SHELL-008 */
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
