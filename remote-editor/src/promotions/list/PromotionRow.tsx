import { css } from '@emotion/react';
import type { StaffPromotions } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, text as type, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import { authorName } from '../../words/author-name';
import { useMoment } from '../../words/useMoment';
import { PromotionFacts, StateTag } from '../PromotionFacts';
import { TermsList } from '../terms/TermsList';

interface PromotionRowProps {
  readonly promotion: StaffPromotions['promotions'][number];
}

export const PromotionRow = ({ promotion }: PromotionRowProps) => {
  const text = useText();
  const moment = useMoment();
  const { locale } = useSite();
  const { code, state, body, changedBy, changedAt } = promotion;
  return (
    <li css={row} data-testid="promotion-row" data-code={code} data-state={state}>
      <div css={head}>
        <h2 css={type.body}>
          <Anchor href={printPath<Names>('promotion', locale, { code })} css={[textLink, target]}>
            {code}
          </Anchor>
        </h2>
        <StateTag state={state} />
      </div>
      <TermsList body={body} />
      <PromotionFacts {...promotion} />
      {changedBy !== null && changedAt !== null && (
        <p css={[type.small, type.muted]}>
          {text('history.by', { name: authorName(changedBy, text), moment: moment(changedAt) })}
        </p>
      )}
    </li>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  padding: 'var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  overflowWrap: 'anywhere',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });
const target = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  fontWeight: 620,
});
