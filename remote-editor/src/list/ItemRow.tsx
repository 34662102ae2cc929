import { css } from '@emotion/react';
import type { EditedItems } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, media, text as type, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import { keyName } from '../words/schema-words';
import { StateTags } from './StateTags';

interface ItemRowProps {
  readonly kind: string;
  readonly item: EditedItems['kinds'][number]['items'][number];
}

/** An item with a link for each of its languages. */
export const ItemRow = ({ kind, item: { key, locales } }: ItemRowProps) => {
  const text = useText();
  const { locale: own } = useSite();
  return (
    <li css={row}>
      <strong css={type.body}>{keyName(key, text)}</strong>
      <ul css={languages}>
        {locales.map(({ locale, ...states }) => (
          <li key={locale} css={language}>
            <Anchor href={printPath<Names>('editor-item', own, { kind, key, locale })} css={textLink}>
              {text(`locale.${locale}`)}
            </Anchor>
            <StateTags {...states} />
          </li>
        ))}
      </ul>
    </li>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const languages = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: 'var(--space-1) var(--space-4)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const language = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 'var(--size-target)',
});
