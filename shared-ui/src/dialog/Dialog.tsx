import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { text } from '../foundation/text';
import { useWasOpen } from '../foundation/hooks/useWasOpen';
import { XIcon } from '../icon/icons';
import { dialogStyles as styles } from './dialog.styles';
import { useDialog } from './useDialog';

export interface DialogProps {
  open: boolean;
  /** Called by close button, Escape and scrim. The owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** "Fermer" */
  closeLabel: string;
  /** Desktop: `modal` 640 wide, `wide` 880, `side` a 480 px drawer from the right. */
  kind?: 'modal' | 'wide' | 'side' | undefined;
  /** Mobile: `sheet` from the bottom, at most 92 % high; `full` the whole screen. */
  mobile?: 'sheet' | 'full' | undefined;
  /** Right of the title, before the close button: "Effacer". */
  action?: ReactNode;
  /** Pinned below the header: shortcuts, a search field. */
  subHead?: ReactNode;
  /** Pinned below the content. */
  foot?: ReactNode;
  /** Content without padding. */
  flush?: boolean | undefined;
  'data-testid'?: string | undefined;
  children: ReactNode;
}

/**
 * Modal, side drawer or bottom sheet on the native `<dialog>`: the page behind it is inert and does not scroll. Focus moves
 * to the title, and back to the opener on close.
 * @spec UI-001
 */
export const Dialog = (props: DialogProps) =>
  // Most dialogs of a page never open: until then, neither an element nor styles.
  useWasOpen(props.open) && <OpenedDialog {...props} />;

const OpenedDialog = ({
  open,
  onClose,
  title,
  closeLabel,
  kind = 'modal',
  mobile = 'sheet',
  action,
  subHead,
  foot,
  flush = false,
  children,
  ...rest
}: DialogProps) => {
  const { dialogRef, titleRef, present } = useDialog(open, onClose);
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the scrim is a shortcut; the keyboard has Escape and the close button
    <dialog
      {...rest}
      ref={dialogRef}
      css={[styles.dialog, styles.kinds[kind], styles.mobile[mobile]]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside a form fires this event too, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {present && (
        <div css={styles.box} data-dialog={mobile}>
          <div css={[styles.head, !subHead && styles.line]} data-part="head">
            <h2 id={titleId} ref={titleRef} tabIndex={-1} css={[text.h3, styles.title]}>
              {title}
            </h2>
            {action && <div css={styles.action}>{action}</div>}
            <IconButton label={closeLabel} icon={<XIcon size={24} />} onClick={onClose} css={styles.close} />
          </div>
          {subHead && <div css={styles.subHead}>{subHead}</div>}
          <div css={[styles.body, !flush && styles.inset]}>{children}</div>
          {foot && <div css={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
};
