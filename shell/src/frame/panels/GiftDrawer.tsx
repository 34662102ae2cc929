import { css } from '@emotion/react';
import type { GiftBlock } from '@detour/shared-contracts/api';
import { ChevronRightIcon, Dialog, media, text as type } from '@detour/shared-ui';
import { plainLink } from '../frame-styles';
import { useFrameText, type FrameTextId } from '../useFrameText';

export interface GiftDrawerProps {
  readonly block: GiftBlock;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Way {
  readonly url: string;
  readonly label: FrameTextId;
  readonly detail: FrameTextId;
}

const waysOf = ({ boxURL, singleVoucherURL, giftcardURL, activityOnlyURL }: GiftBlock): readonly Way[] => [
  ...(boxURL === null
    ? []
    : [{ url: boxURL, label: 'gift.drawerBoxes', detail: 'gift.drawerBoxesText' } as const]),
  { url: singleVoucherURL, label: 'gift.drawerStay', detail: 'gift.drawerStayText' },
  { url: giftcardURL, label: 'gift.drawerCard', detail: 'gift.drawerCardText' },
  ...(activityOnlyURL === null
    ? []
    : [{ url: activityOnlyURL, label: 'gift.drawerActivity', detail: 'gift.drawerActivityText' } as const]),
];

/** All gift options of the locale, each a link. @spec HDR-003 HDR-015 PROMO-016 */
export const GiftDrawer = ({ block, open, onClose }: GiftDrawerProps) => {
  const text = useFrameText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={block.title}
      closeLabel={text('ui.close')}
      kind="side"
      data-testid="gift-menu"
    >
      <div css={content}>
        <picture css={picture}>
          <source media="(max-width: 767px)" srcSet={block.imageS} />
          <img src={block.imageL} alt="" loading="lazy" />
        </picture>
        <p css={[type.body, type.muted]}>{block.subtitle}</p>
        <ul role="list">
          {waysOf(block).map(({ url, label, detail }) => (
            <li key={url} css={row}>
              <a href={url} css={[plainLink, way]} onClick={onClose}>
                <span>
                  <span css={[type.label, line]}>{text(label)}</span>
                  <span css={[type.small, type.muted, line]}>{text(detail)}</span>
                </span>
                <ChevronRightIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};

const content = css({ display: 'grid', gap: 'var(--space-4)' });

const picture = css({
  display: 'block',
  aspectRatio: '16 / 9',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const row = css({ borderBlockStart: '1px solid var(--color-line)' });
const line = css({ display: 'block' });

const way = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  minHeight: '4.25rem',
  paddingBlock: 'var(--space-2)',
  [media.hover]: { '&:hover span:first-of-type > span:first-of-type': { textDecoration: 'underline' } },
});
