import { css } from '@emotion/react';
import { VisuallyHidden } from '@detour/shared-ui';
import { useText } from '../../text';

export interface DayTextProps {
  readonly children: string;
  /** The stay cannot start on this day. */
  readonly isClosed?: boolean | undefined;
}

/** A chosen day, struck out if the stay cannot start on it. @spec QUOTE-009 */
export const DayText = ({ children, isClosed = false }: DayTextProps) => {
  const t = useText();
  if (!isClosed) return children;
  return (
    <>
      <s css={closed}>{children}</s>
      <VisuallyHidden> {t('dates.closed')}</VisuallyHidden>
    </>
  );
};

const closed = css({ color: 'var(--color-danger)' });
