import type { Json } from '@detour/shared-contracts/base';
import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import { GiftCover } from '../preview/GiftCover';
import { GiftSetupForm } from '../setup/GiftSetupForm';
import { useGiftSetup } from '../setup/useGiftSetup';
import { useText } from '../text';

export interface GiftPanelFacts {
  readonly productId: string;
  readonly title: string;
  readonly coverUrl: string | null;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Props come from another remote: missing ones count as empty. */
const readPanelFacts = (props: Json): GiftPanelFacts | null => {
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return null;
  const { productId, title, coverUrl } = props as Readonly<Record<string, unknown>>;
  const id = textIn(productId);
  return id === '' ? null : { productId: id, title: textIn(title), coverUrl: textIn(coverUrl) || null };
};

export const GiftPanel = ({ props }: { readonly props: Json }) => {
  const facts = readPanelFacts(props);
  return facts && <Setup key={facts.productId} {...facts} />;
};

const Setup = ({ productId, title, coverUrl }: GiftPanelFacts) => {
  const t = useText();
  const setup = useGiftSetup(productId);
  return (
    <GiftSetupForm
      setup={setup}
      cover={<GiftCover image={coverUrl} />}
      level={3}
      offerLabel={t('product.giftWithoutDates')}
      head={
        <div css={head}>
          <h2 css={text.h3} aria-label={t('gift.pageTitle', { title })}>
            {t('gift.panelTitle')}
          </h2>
          <p css={text.muted}>{t('gift.panelLead')}</p>
        </div>
      }
    />
  );
};

const head = css({ display: 'grid', gap: 'var(--space-2)' });
