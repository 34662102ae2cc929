import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { mobileQuery, useMedia } from '../foundation/hooks/useMedia';
import { Panel, type PanelProps } from '../popover/Panel';
import { guestKinds, startingGuests, type GuestCounts } from './guest-bounds';
import { GuestSteppers, type GuestSteppersProps } from './GuestSteppers';
import { useOpenOnFocus, type OpenOnFocus } from './useOpenOnFocus';

export interface GuestSelectorProps
  extends Omit<GuestSteppersProps, 'onChange'>, Pick<PanelProps, 'align' | 'className'> {
  /** "Voyageurs" */
  title: string;
  closeLabel: string;
  /** "Valider": closes the sheet on mobile. The dropdown has no button: the field above it shows each change at once. */
  confirmLabel: string;
  /** Called once, when the selector closes with changed guests. */
  onConfirm: (guests: GuestCounts) => void;
  /** Controlled state. Without it the selector keeps its own. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The opening element, with the current selection. */
  anchor: (state: { readonly guests: GuestCounts; readonly props: OpenOnFocus['anchorProps'] }) => ReactNode;
}

const isSame = (a: GuestCounts, b: GuestCounts): boolean => guestKinds.every((kind) => a[kind] === b[kind]);

/**
 * Guest selection: a dropdown on desktop, a modal sheet with a button on mobile. The selection takes effect on close, by
 * field, button, Escape or a press outside.
 * @spec UI-033 UI-034 UI-035
 */
export const GuestSelector = ({
  guests = startingGuests,
  bounds,
  words,
  title,
  closeLabel,
  confirmLabel,
  onConfirm,
  anchor,
  align = 'end',
  className,
  ...owner
}: GuestSelectorProps) => {
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<GuestCounts | null>(null);
  const open = owner.open ?? opened;
  const change = (next: boolean): void => {
    setOpened(next);
    owner.onOpenChange?.(next);
    if (next) return;
    setDraft(null);
    if (draft && !isSame(draft, guests)) onConfirm(draft);
  };
  const close = (): void => change(false);
  useEffect(() => {
    // Closed by its owner, for example because another panel opened.
    if (open || !draft) return;
    setDraft(null);
    if (!isSame(draft, guests)) onConfirm(draft);
  }, [open, draft, guests, onConfirm]);
  const isMobile = useMedia(mobileQuery);
  const opening = useOpenOnFocus({ open, onOpenChange: change, byFocus: !isMobile });
  const shown = draft ?? guests;
  return (
    <Panel
      open={open}
      title={title}
      closeLabel={closeLabel}
      align={align}
      className={className}
      focus={opening.panelFocus}
      onClose={close}
      foot={
        isMobile && (
          <Button size="small" onClick={close}>
            {confirmLabel}
          </Button>
        )
      }
      anchor={anchor({ guests: shown, props: opening.anchorProps })}
    >
      <GuestSteppers guests={shown} bounds={bounds} words={words} onChange={setDraft} />
    </Panel>
  );
};
