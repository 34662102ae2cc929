import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import { useText } from '../text';
import type { BackLine } from './cancellation.view-model';

interface BackLinesProps {
  readonly lines: readonly BackLine[];
  readonly kept: string | null;
}

/** Refunds with means of payment and time, and the amount that is kept. */
export const BackLines = ({ lines, kept }: BackLinesProps) => {
  const t = useText();
  return (
    <dl css={list}>
      {lines.map(({ key, way, amount, when }) => (
        <div key={key} css={row}>
          <dt>
            {way}
            <span css={[text.small, text.muted, second]}>{when}</span>
          </dt>
          <dd css={sum}>{amount}</dd>
        </div>
      ))}
      {kept && (
        <div css={row}>
          <dt css={text.muted}>{t('cancelBooking.kept')}</dt>
          <dd css={[sum, text.muted]}>{kept}</dd>
        </div>
      )}
    </dl>
  );
};

const list = css({ display: 'grid', margin: 0 });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-3)',
  borderTop: 'var(--border-hairline)',
});
const second = css({ display: 'block' });
const sum = css({ margin: 0, flex: 'none', fontWeight: 620, fontVariantNumeric: 'tabular-nums' });
