import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import type { PartView } from './plan.view-model';

/** Days and amounts of a plan. */
export const PartList = ({
  parts,
  label,
}: {
  readonly parts: readonly PartView[];
  readonly label: string;
}) => (
  <ol css={list} role="list" aria-label={label}>
    {parts.map(({ key, day, amount, cents, state }) => (
      <li key={key} css={row} data-testid="plan-part" data-amount={cents}>
        <span>
          {day}
          {state && <span css={[text.small, text.muted, second]}>{state}</span>}
        </span>
        <span css={sum}>{amount}</span>
      </li>
    ))}
  </ol>
);

const list = css({ display: 'grid', fontSize: '0.9688rem', lineHeight: 1.4 });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-2)',
  '& + &': { borderTop: 'var(--border-hairline)' },
});
const second = css({ display: 'block' });
const sum = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
