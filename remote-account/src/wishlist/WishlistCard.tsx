import { css } from '@emotion/react';
import { Anchor, media, Picture, Price, text as type } from '@detour/shared-ui';
import { WishlistButton } from '@detour/remote-kit';
import { useText } from '../text';
import type { WishlistView } from './wishlist.view-model';
import type { Names } from '../contract';

export interface WishlistCardProps {
  readonly item: WishlistView;
  /** `card` in the grid of the page, `row` in the drawer. */
  readonly look: 'card' | 'row';
  /** Called when the link is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** One link covers the whole card. The heart removes the item. @spec WISH-008 */
export const WishlistCard = ({ item, look, onFollow }: WishlistCardProps) => {
  const text = useText();
  // Heading level below the title of the page or the drawer.
  const Heading = look === 'card' ? 'h2' : 'h3';
  return (
    <article css={[card, looks[look]]} data-testid="wishlist-item" data-id={item.id} data-type={item.type}>
      <div css={[picture, look === 'row' && square]} data-part="picture">
        <Picture image={item.image} alt="" sizes={look === 'row' ? '112px' : gridSizes} />
      </div>
      <div css={words}>
        <p css={[type.small, type.muted]}>{item.place}</p>
        <Heading css={[type.h3, look === 'row' && smaller]}>
          <Anchor href={item.href} css={cover} onClick={onFollow}>
            {item.title}
          </Anchor>
        </Heading>
        <p css={type.small}>{item.hotel}</p>
        {look === 'card' && item.words && <p css={[type.small, type.muted]}>{item.words}</p>}
        {look === 'row' && <PriceFoot price={item.price} look={look} />}
      </div>
      {look === 'card' && <PriceFoot price={item.price} look={look} />}
      <div css={look === 'row' ? rowHeart : cardHeart}>
        <WishlistButton<Names>
          type={item.type}
          id={item.id}
          label={text('wishlist.heart', { title: item.title })}
        />
      </div>
    </article>
  );
};

const PriceFoot = ({
  price,
  look,
}: {
  readonly price: WishlistView['price'];
  readonly look: WishlistCardProps['look'];
}) => {
  if (!price) return null;
  const { basis, ...shown } = price;
  return (
    <div css={look === 'card' ? foot : rowFoot} data-testid="wishlist-price">
      <p css={[type.small, type.muted]}>
        {basis.map((line) => (
          <span key={line} css={basisLine}>
            {line}
          </span>
        ))}
      </p>
      <Price {...shown} align={look === 'card' ? 'end' : 'start'} />
    </div>
  );
};

const gridSizes = '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(50vw - 42px), 384px';

const card = css({
  position: 'relative',
  minWidth: 0,
  [media.hover]: { '&:hover :is(h2, h3) a': { textDecoration: 'underline' } },
});
const looks = {
  card: css({ display: 'flex', flexDirection: 'column', gap: '0.9rem', height: '100%' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 'var(--space-4)',
    paddingBlock: 'var(--space-4)',
  }),
};
const picture = css({
  aspectRatio: '3 / 2',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  background: 'var(--color-skeleton)',
  '& picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const square = css({ aspectRatio: '1' });
const words = css({ display: 'grid', alignContent: 'start', gap: '0.2rem', minWidth: 0 });
const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 'var(--space-4)',
  marginTop: 'auto',
  paddingTop: '0.75rem',
  borderTop: 'var(--border-hairline)',
});
const rowFoot = css({ display: 'grid', justifyItems: 'start', gap: '0.3rem', marginTop: '0.3rem' });
const basisLine = css({ display: 'block' });
const smaller = css({ fontSize: '1.0625rem' });
const cardHeart = css({ position: 'absolute', insetInlineEnd: '0.625rem', top: '0.625rem', zIndex: 2 });
const rowHeart = css({ position: 'relative', zIndex: 2 });
const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.14em',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { outline: '2.5px solid var(--color-focus)', outlineOffset: '-2.5px' },
});
