import { useEffect, useRef } from 'react';
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
  /** True when the visitor opened the panel. Its title then receives the focus. */
  readonly isFocused: boolean;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Props come from another remote: missing ones count as empty. */
const readPanelFacts = (props: Json): GiftPanelFacts | null => {
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return null;
  const { productId, title, coverUrl, focused } = props as Readonly<Record<string, unknown>>;
  const id = textIn(productId);
  return id === ''
    ? null
    : {
        productId: id,
        title: textIn(title),
        coverUrl: textIn(coverUrl) || null,
        isFocused: focused === true,
      };
};

export const GiftPanel = ({ props }: { readonly props: Json }) => {
  const facts = readPanelFacts(props);
  return facts && <Setup key={facts.productId} {...facts} />;
};

const Setup = ({ productId, title, coverUrl, isFocused }: GiftPanelFacts) => {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page scrolls to the panel itself.
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const setup = useGiftSetup(productId);
  return (
    <GiftSetupForm
      setup={setup}
      cover={<GiftCover image={coverUrl} />}
      level={3}
      offerLabel={t('product.giftWithoutDates')}
      head={
        <div css={head}>
          <h2 ref={heading} tabIndex={-1} css={[text.h3, quiet]} aria-label={t('gift.pageTitle', { title })}>
            {t('gift.panelTitle')}
          </h2>
          <p css={text.muted}>{t('gift.panelLead')}</p>
        </div>
      }
    />
  );
};

const head = css({ display: 'grid', gap: 'var(--space-2)' });
// Focused for screen readers only; the panel has just come into view.
const quiet = css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } });
