import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Skeleton } from '@detour/shared-ui';
import { useHydrated } from '@detour/remote-kit';
import { fieldStyles } from './search-field.styles';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  readonly label: string;
  readonly value: ReactNode;
  /** No value is chosen: shows the placeholder, muted. */
  readonly empty?: boolean | undefined;
  readonly icon: ReactNode;
  readonly open: boolean;
}

/** A field that opens a panel: label above value. */
export const SearchField = ({ label, value, empty = false, icon, open, ...button }: SearchFieldProps) => (
  <button
    {...button}
    type="button"
    aria-haspopup="dialog"
    aria-expanded={open}
    css={[fieldStyles.field, fieldStyles.press, open && fieldStyles.open]}
  >
    <span css={fieldStyles.icon}>{icon}</span>
    <span css={fieldStyles.words}>
      <span css={fieldStyles.label}>{label}</span>
      <CriteriaValue empty={empty}>{value}</CriteriaValue>
    </span>
  </button>
);

interface CriteriaValueProps {
  readonly empty?: boolean;
  readonly children: ReactNode;
}

/**
 * A value that may depend on the hash. The server writes the default and a skeleton. With criteria in the hash, the skeleton
 * shows until the browser has read them, so that the default never flashes.
 */
export const CriteriaValue = ({ empty = false, children }: CriteriaValueProps) => {
  const hydrated = useHydrated();
  return (
    <>
      <span
        css={[fieldStyles.value, empty && fieldStyles.empty]}
        {...(hydrated ? {} : { 'data-default-content': '' })}
      >
        {children}
      </span>
      {!hydrated && (
        <span css={bone} data-criteria-skeleton="">
          <Skeleton width="70%" height="0.75em" />
        </span>
      )}
    </>
  );
};

const bone = css({ display: 'flex', alignItems: 'center', height: '1.35em', fontSize: '1.0313rem' });
