import { css } from '@emotion/react';
import { useId } from 'react';
import { MapPinIcon, Skeleton } from '@detour/shared-ui';
import { useHydrated } from '@detour/remote-kit';
import { fieldStyles } from '../searchbox/form/search-field.styles';
import { useText } from '../text';

export interface PlainDestinationProps {
  readonly value: string;
  /** The search contains a place whose name is not loaded yet. */
  readonly waiting: boolean;
  readonly onChange: (typed: string) => void;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onNear?: (() => void) | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly testId?: string | undefined;
}

/**
 * The destination field without suggestions: in server HTML, until their code has loaded, and on mobile, where a click opens the
 * full-screen search. Typed text counts.
 */
export const PlainDestination = ({ waiting, onChange, onNear, testId, ...input }: PlainDestinationProps) => {
  const text = useText();
  const hydrated = useHydrated();
  const id = useId();
  return (
    <label
      htmlFor={id}
      css={[fieldStyles.field, fieldStyles.press, fieldStyles.ring]}
      onPointerEnter={onNear}
    >
      <span css={fieldStyles.icon}>
        <MapPinIcon />
      </span>
      <span css={fieldStyles.words}>
        <span css={fieldStyles.label}>{text('term.destination')}</span>
        <span css={frame}>
          <input
            {...input}
            id={id}
            css={[fieldStyles.value, fieldStyles.input]}
            onChange={({ target }) => onChange(target.value)}
            placeholder={waiting ? '' : text('search.destinationPlaceholder')}
            autoComplete="off"
            spellCheck={false}
            data-testid={testId}
            {...(hydrated ? {} : { 'data-default-content': '' })}
          />
          {(waiting || !hydrated) && (
            <span css={[bone, !hydrated && inFlow]} {...(hydrated ? {} : { 'data-criteria-skeleton': '' })}>
              <Skeleton width="60%" height="0.75em" />
            </span>
          )}
        </span>
      </span>
    </label>
  );
};

const frame = css({ position: 'relative', display: 'block', minHeight: '1.4rem' });

const bone = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

const inFlow = css({ position: 'static', height: '1.4rem' });
