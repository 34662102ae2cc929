import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { GiftBlock } from '@detour/shared-contracts/api';
import { imageOfAddress, LinkButton, media, Picture, text as type } from '@detour/shared-ui';
import { useApi, useHydrated, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { useDataReport } from '../useDataReport';
import { giftBlockQuery } from './gift-block.query';
import type { PromoKind } from './promos';
import type { Names } from '../contract';

export interface InlinePromoProps {
  readonly kind: PromoKind;
  /** Gift block content, which determines the links. */
  readonly block: GiftBlock;
}

/** The locale's gift block, loaded after the page because it is secondary. */
export const useGiftBlock = (wanted: boolean): GiftBlock | null => {
  const hydrated = useHydrated();
  const { locale } = useSite();
  const { data, error } = useQuery({
    ...giftBlockQuery(useApi<Names>(), locale),
    enabled: wanted && hydrated,
  });
  useDataReport('SEARCH-312', error);
  return data ?? null;
};

/** A small promotion between two rows of results. @spec SRCH-009 SRCH-011 */
export const InlinePromo = ({ kind, block }: InlinePromoProps) => {
  const text = useText();
  const words = {
    boxes: { title: block.title, lead: block.subtitle, link: text('search.promoBoxes'), href: block.boxURL },
    'gift-card': {
      title: text('search.giftCardTitle'),
      lead: text('search.giftCardText'),
      link: text('search.giftCardLink'),
      href: block.giftcardURL,
    },
  }[kind];
  if (!words.href) return null;
  return (
    // Not a landmark, because it may appear twice.
    <div css={frame} data-full-width="" data-testid={`promo-${kind}`}>
      <Picture image={imageOfAddress(block.imageL)} alt="" sizes={sizes} css={picture} />
      <div css={side}>
        <p css={type.h2}>{words.title}</p>
        <p css={[type.body, type.muted, lead]}>{words.lead}</p>
        <LinkButton href={words.href} kind="quiet" size="small" width="label">
          {words.link}
        </LinkButton>
      </div>
    </div>
  );
};

const sizes = '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) 443px, 500px';

const frame = css({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  overflow: 'hidden',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const picture = css({
  position: 'relative',
  minHeight: '13rem',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
  [media.mobile]: { minHeight: '10rem' },
});

const side = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  padding: '2rem 3rem',
  [media.mobile]: { padding: '1.5rem 1.25rem' },
});

const lead = css({ marginBlock: '0.5rem 1.25rem' });
