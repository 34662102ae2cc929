import { css } from '@emotion/react';
import { media } from '../foundation/media';
import { programIconOf } from '../icon/program-icons';

export interface IncludedItemsProps {
  readonly items: readonly {
    /** Word of the catalogue, see `programIconOf`. */
    readonly icon: string;
    readonly title: string;
    readonly detail: string;
  }[];
  /** Two columns from tablet width up. */
  readonly columns?: 1 | 2;
}

/** What a stay includes: an icon, a title and its detail each. @spec PROD-014 */
export const IncludedItems = ({ items, columns = 1 }: IncludedItemsProps) => (
  <ul css={[list, columns === 2 && pairs]} role="list">
    {items.map(({ icon, title, detail }) => {
      const Icon = programIconOf(icon);
      return (
        <li key={title} css={item}>
          <Icon size={24} />
          <span>
            <b css={strong}>{title}</b>
            {detail}
          </span>
        </li>
      );
    })}
  </ul>
);

const list = css({ display: 'grid', gap: '1.1rem 2rem' });
const pairs = css({ gridTemplateColumns: '1fr 1fr', [media.mobile]: { gridTemplateColumns: '1fr' } });
const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.9rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});
const strong = css({ display: 'block', fontWeight: 580 });
