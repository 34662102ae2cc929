import { css } from '@emotion/react';
import { StarFilledIcon } from '../icon/icons';

export interface StarsProps {
  /** 1 to 5. Renders nothing for 0. */
  count: number;
  /** "4 étoiles" */
  label: string;
}

/** A hotel's official stars. */
export const Stars = ({ count, label }: StarsProps) =>
  count > 0 ? (
    <span css={stars} role="img" aria-label={label}>
      {Array.from({ length: Math.min(5, count) }, (_, index) => (
        <StarFilledIcon key={index} size={13} />
      ))}
    </span>
  ) : null;

const stars = css({ display: 'inline-flex', gap: 1, color: 'var(--color-accent)' });
