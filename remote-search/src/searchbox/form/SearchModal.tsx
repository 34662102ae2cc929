import { css } from '@emotion/react';
import { useId } from 'react';
import { applyPatch, clampToFlow, emptyCriteria, guestBoundsOf } from '@detour/shared-contracts/criteria';
import { Button, Dialog, SearchIcon, text as type, GuestSteppers } from '@detour/shared-ui';
import { CityField } from '../../activities/CityField';
import { ModalDestination } from '../../destination/ModalDestination';
import type { DestinationEditor } from '../../destination/useDestinationEditor';
import { FixedGuests } from '../../guests/FixedGuests';
import { toGuestWords } from '../../guests/guest-words';
import type { Names } from '../../contract';
import { useText } from '../../text';
import { fieldsOf, headerSentences, modalTitleOf } from '../flow-words';
import { BoxDates } from './BoxDates';
import { ThemeField } from './ThemeField';
import type { PageTheme } from '../themes';
import type { SearchBoxState } from '../useSearchBox';

export interface SearchModalProps {
  readonly box: SearchBoxState;
  readonly editor: DestinationEditor;
  readonly pageTheme: PageTheme | null;
  /** Why the destination cannot be searched. */
  readonly problem: string | null;
}

const parts = ['modal', 'modal-destination', 'modal-dates'] as const;

/**
 * The full-screen search of a phone. While a destination is typed, its list fills the screen. @spec SBOX-005 SBOX-006 SBOX-007
 * SBOX-008 SBOX-009 DEST-001
 */
export const SearchModal = ({ box, editor, pageTheme, problem }: SearchModalProps) => {
  const text = useText();
  const id = useId();
  const { draft, flow, open, change, setOpen } = box;
  const shown = parts.some((part) => part === open);
  const typing = open === 'modal-destination';
  return (
    <Dialog
      open={shown}
      onClose={() => {
        editor.restore();
        setOpen(null);
      }}
      title={text(modalTitleOf(flow))}
      closeLabel={text('ui.close')}
      mobile="full"
      foot={
        <Button type="submit" form={id} width="full" icon={<SearchIcon />} data-testid="searchbox-submit">
          {text('ui.search')}
        </Button>
      }
    >
      <form
        id={id}
        css={stack}
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        {!typing && <p css={sentence}>{text(headerSentences[flow])}</p>}
        {fieldsOf(flow).hasCity ? (
          <div css={field}>
            <CityField
              destination={draft.destination}
              onChange={(destination) => change({ destination })}
              testId="searchbox-destination"
            />
          </div>
        ) : (
          <ModalDestination
            destination={draft.destination}
            problem={problem}
            editor={editor}
            typing={typing}
            onTyping={(types) => setOpen(types ? 'modal-destination' : 'modal')}
          />
        )}
        {!typing && <ModalFields box={box} pageTheme={pageTheme} />}
      </form>
    </Dialog>
  );
};

/** The fields below the destination. */
const ModalFields = ({ box, pageTheme }: Pick<SearchModalProps, 'box' | 'pageTheme'>) => {
  const text = useText();
  const { draft, flow, change } = box;
  const { hasDates, hasTheme, hasGuests } = fieldsOf(flow);
  return (
    <>
      {hasDates && (
        <div css={field}>
          <BoxDates box={box} part="modal-dates" back="modal" testId="searchbox-dates" />
        </div>
      )}
      {hasTheme && (
        <div css={field}>
          <ThemeField
            theme={draft.theme}
            pageTheme={pageTheme}
            onChange={(theme) => change({ theme })}
            testId="searchbox-theme"
          />
        </div>
      )}
      {hasGuests ? (
        <div css={guests} data-testid="searchbox-guests">
          <GuestSteppers
            bounds={guestBoundsOf(flow)}
            words={toGuestWords(text)}
            guests={clampToFlow(applyPatch<Names>(emptyCriteria, draft.guests), flow)}
            onChange={(next) => change({ guests: next })}
          />
        </div>
      ) : (
        <div css={field}>
          <FixedGuests testId="searchbox-guests" />
        </div>
      )}
    </>
  );
};

const stack = css({ display: 'flex', flexDirection: 'column', gap: 'var(--space-3)' });

const sentence = css(type.lead, { marginBlockEnd: 'var(--space-1)' });

const field = css({
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});

const guests = css({ paddingInline: 'var(--space-2)' });
