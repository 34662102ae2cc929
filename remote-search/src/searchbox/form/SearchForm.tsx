import { css } from '@emotion/react';
import { applyPatch, clampToFlow, emptyCriteria } from '@detour/shared-contracts/criteria';
import { searchPathOf } from '@detour/shared-contracts/rules';
import { Button, media, SearchIcon, visuallyHidden } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { CityField } from '../../activities/CityField';
import { DestinationField } from '../../destination/DestinationField';
import type { DestinationEditor } from '../../destination/useDestinationEditor';
import { FixedGuests } from '../../guests/FixedGuests';
import { GuestsField } from '../../guests/GuestsField';
import { useText } from '../../text';
import { fieldsOf, headerSentences } from '../flow-words';
import { searchBarMarker } from '../address/search-address';
import { BoxDates } from './BoxDates';
import { ThemeField } from './ThemeField';
import type { PageTheme } from '../themes';
import type { SearchBoxState } from '../useSearchBox';
import type { Names } from '../../contract';

export interface SearchFormProps {
  readonly box: SearchBoxState;
  readonly editor: DestinationEditor;
  /** `panel` overlaps the home page's picture, `row` is above the results. */
  readonly look: 'panel' | 'row';
  readonly pageTheme: PageTheme | null;
  /** Adds the test hooks. Only one form at a time has them. */
  readonly hooks: boolean;
}

/**
 * The fields of the flow and the button. Without JavaScript it is a plain form to the results.
 * @spec SBOX-001 SBOX-002 SBOX-003 SBOX-004 SBOX-008
 */
export const SearchForm = ({ box, editor, look, pageTheme, hooks }: SearchFormProps) => {
  const text = useText();
  const { locale } = useSite();
  const { draft, flow, change } = box;
  const hook = (name: string): string | undefined => (hooks ? name : undefined);
  const { hasDates, hasTheme } = fieldsOf(flow);
  return (
    <form
      action={searchPathOf<Names>(locale, flow)}
      method="get"
      role="search"
      aria-label={text(flow === 'booking' ? 'search.form' : headerSentences[flow])}
      css={[form, hasDates ? hasTheme || withoutTheme : withoutDates, looks[look]]}
      onSubmit={(event) => {
        event.preventDefault();
        box.submit();
      }}
    >
      <input type="hidden" name="from" value={searchBarMarker} />
      {flow !== 'booking' && <input type="hidden" name="flow" value={flow} />}
      <div css={[cell, destinationCell]}>
        <Destination box={box} editor={editor} testId={hook('searchbox-destination')} />
      </div>
      {hasDates && (
        <div css={[cell, datesCell]}>
          <BoxDates box={box} part="dates" back={null} testId={hook('searchbox-dates')} />
        </div>
      )}
      {hasTheme && (
        <div css={[cell, hasDates ? themeCell : stackedCell]}>
          <ThemeField
            theme={draft.theme}
            pageTheme={pageTheme}
            onChange={(theme) => change({ theme })}
            testId={hook('searchbox-theme')}
          />
        </div>
      )}
      <div css={[cell, !hasDates && stackedCell]}>
        <Guests box={box} testId={hook('searchbox-guests')} />
      </div>
      <Button type="submit" icon={<SearchIcon />} css={submit} data-testid={hook('searchbox-submit')}>
        <span css={submitWord}>{text('ui.search')}</span>
      </Button>
    </form>
  );
};

interface FormPartProps {
  readonly box: SearchBoxState;
  readonly testId: string | undefined;
}

const Destination = ({ box, editor, testId }: FormPartProps & Pick<SearchFormProps, 'editor'>) => {
  const { destination } = box.draft;
  return fieldsOf(box.flow).hasCity ? (
    <CityField
      destination={destination}
      onChange={(city) => box.change({ destination: city })}
      testId={testId}
    />
  ) : (
    <DestinationField
      editor={editor}
      waiting={destination?.kind === 'place' && destination.label === ''}
      onOpen={() => box.setOpen('modal-destination')}
      testId={testId}
    />
  );
};

const Guests = ({ box, testId }: FormPartProps) => {
  const { draft, flow, open, change, setOpen } = box;
  if (!fieldsOf(flow).hasGuests) return <FixedGuests testId={testId} />;
  return (
    <GuestsField
      flow={flow}
      guests={clampToFlow(applyPatch<Names>(emptyCriteria, draft.guests), flow)}
      onChange={(next) => change({ guests: next })}
      open={open === 'guests'}
      onOpenChange={(opens) => setOpen(opens ? 'guests' : null)}
      testId={testId}
    />
  );
};

const form = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5fr 1.25fr 1.15fr 1.05fr auto',
  padding: '0.5rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  // Fits "28 nov.–1 déc.", "Todas las temáticas" and "2 adultes, 1 enfant". The destination gets the rest.
  [media.tablet]: { gridTemplateColumns: '1.3fr 1.2fr 1.8fr 1.5fr auto' },
  // Two equal columns on mobile: dates and guests side by side below the destination.
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const withoutTheme = css({ [media.fromTablet]: { gridTemplateColumns: '1.5fr 1.35fr 1.1fr auto' } });

const withoutDates = css({
  [media.desktop]: { gridTemplateColumns: '1.5fr 1.2fr 1fr auto' },
  [media.tablet]: { gridTemplateColumns: '1.3fr 1fr 1.2fr auto' },
});

const looks = {
  panel: css({ boxShadow: 'var(--shadow-float)' }),
  row: css({
    border: 'var(--border-control)',
    [media.mobile]: { display: 'none' },
  }),
};

const cell = css({ minWidth: 0, borderInlineStart: 'var(--border-hairline)' });

const destinationCell = css({
  borderInlineStart: 0,
  [media.mobile]: { gridColumn: '1 / -1', borderBlockEnd: 'var(--border-hairline)' },
});

// The first of its row on mobile.
const datesCell = css({ [media.mobile]: { borderInlineStart: 0 } });

// Without dates each has its own row on mobile, because half a row would truncate the text.
const stackedCell = css({
  [media.mobile]: {
    gridColumn: '1 / -1',
    borderInlineStart: 0,
    '& + &': { borderBlockStart: 'var(--border-hairline)' },
  },
});

// On mobile the theme is in the full-screen search.
const themeCell = css({ [media.mobile]: { display: 'none' } });

const submit = css({
  height: '100%',
  marginInlineStart: '0.5rem',
  paddingInline: '1.75rem',
  [media.tablet]: { gap: 0, paddingInline: '1.1rem' },
  [media.mobile]: { gridColumn: '1 / -1', height: 'auto', marginInlineStart: 0, marginBlockStart: '0.25rem' },
});

// A tablet has no room for the label, so it is visually hidden.
const submitWord = css({ [media.tablet]: visuallyHidden });
