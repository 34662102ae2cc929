import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container, media, Skeleton, text, VisuallyHidden } from '@detour/shared-ui';
import { useText } from '../text';
import { PurchaseAside, PurchaseFold } from './purchase/PurchaseAside';
import type { PurchaseView } from './purchase/purchase.view-model';

export interface CheckoutFrameProps {
  /** The h1. Without it, the content contains its own. */
  readonly title?: string;
  readonly purchase?: PurchaseView;
  /** The product is still loading. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** Form on the left, purchase on the right; below 1280 px the purchase is one collapsible line at the top. */
export const CheckoutFrame = ({ title, purchase, busy = false, children }: CheckoutFrameProps) => (
  <div css={container} data-testid="page-gift-checkout" aria-busy={busy}>
    {purchase && <PurchaseFold purchase={purchase} />}
    <div css={[columns, !purchase && !busy && single]}>
      <div>
        {title && <h1 css={[text.h1, heading]}>{title}</h1>}
        {children}
      </div>
      {purchase && <PurchaseAside purchase={purchase} />}
      {busy && <Skeleton css={asideSkeleton} width="100%" height="30rem" radius="l" />}
    </div>
  </div>
);

/** The server's HTML, shown until the gift is loaded. */
export const CheckoutSkeleton = () => {
  const t = useText();
  return (
    <CheckoutFrame title={t('checkout.title')} busy>
      <div css={skeleton}>
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} width="100%" height="var(--size-control)" radius="m" />
        ))}
      </div>
    </CheckoutFrame>
  );
};

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.4fr)',
  gap: '4.5rem',
  alignItems: 'start',
  paddingBlock: '2.5rem var(--space-section)',
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 42rem)',
    justifyContent: 'center',
    paddingTop: '1.5rem',
  },
});

const single = css({ gridTemplateColumns: 'minmax(0, 42rem)', justifyContent: 'center' });
const heading = css({ marginBottom: '1.75rem' });
const skeleton = css({ display: 'grid', gap: 'var(--space-5)' });
const asideSkeleton = css({ [media.belowDesktop]: { display: 'none' } });
