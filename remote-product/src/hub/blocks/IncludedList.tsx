import { css } from '@emotion/react';
import { CheckIcon, media, text } from '@detour/shared-ui';

interface IncludedListProps {
  readonly items: readonly { readonly title: string; readonly detail: string }[];
}

/** What the price includes. */
export const IncludedList = ({ items }: IncludedListProps) => (
  <ul css={list} role="list">
    {items.map(({ title, detail }, index) => (
      <li key={index} css={item}>
        <CheckIcon size={20} />
        <span>
          <b css={name}>{title}</b>
          {detail && <span css={[text.small, text.muted, second]}>{detail}</span>}
        </span>
      </li>
    ))}
  </ul>
);

const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-4) var(--space-8)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const item = css({
  display: 'flex',
  gap: 'var(--space-3)',
  '& > svg': { flex: 'none', marginTop: '0.1rem', color: 'var(--color-positive)' },
});
const name = css({ fontWeight: 560 });
const second = css({ display: 'block' });
