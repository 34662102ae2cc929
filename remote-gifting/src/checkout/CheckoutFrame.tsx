import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CheckoutColumns, FormSkeleton } from '@detour/shared-checkout';
import { text } from '@detour/shared-ui';
import { useText } from '../text';
import { GiftAside, GiftFold } from './purchase/GiftAside';
import type { PurchaseView } from './purchase/purchase.view-model';

export interface CheckoutFrameProps {
  /** The h1. Without it, the content contains its own. */
  readonly title?: string;
  readonly purchase?: PurchaseView;
  /** The product is still loading. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** Every state of the gift checkout: heading and content, beside the gift if it is known. */
export const CheckoutFrame = ({ title, purchase, busy = false, children }: CheckoutFrameProps) => (
  <CheckoutColumns
    testId="page-gift-checkout"
    busy={busy}
    fold={purchase && <GiftFold purchase={purchase} />}
    aside={purchase && <GiftAside purchase={purchase} />}
  >
    {title && <h1 css={[text.h1, heading]}>{title}</h1>}
    {children}
  </CheckoutColumns>
);

/** The server's HTML, shown until the gift is loaded. */
export const CheckoutSkeleton = () => {
  const t = useText();
  return (
    <CheckoutFrame title={t('checkout.title')} busy>
      <FormSkeleton label={t('ui.loading')} />
    </CheckoutFrame>
  );
};

const heading = css({ marginBottom: '1.75rem' });
