import { css } from '@emotion/react';
import type { EditedLocale } from '@detour/shared-contracts/api';
import { Tag } from '@detour/shared-ui';
import { useText } from '../text';

type States = Pick<EditedLocale, 'shown' | 'hasDraft' | 'isScheduled'>;

/** What visitors see of an item, and what waits. */
export const StateTags = ({ shown, hasDraft, isScheduled }: States) => {
  const text = useText();
  return (
    <span css={tags}>
      <Tag tone={shown === 'published' ? 'positive' : shown === 'missing' ? 'danger' : 'neutral'}>
        {text(`state.${shown}`)}
      </Tag>
      {hasDraft && <Tag tone="warning">{text('state.draft')}</Tag>}
      {isScheduled && <Tag tone="accent">{text('state.scheduled')}</Tag>}
    </span>
  );
};

const tags = css({ display: 'inline-flex', flexWrap: 'wrap', gap: 'var(--space-1)' });
