import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container, Skeleton, media, text, visuallyHidden } from '@detour/shared-ui';
import { useText } from '../text';
import { CheckoutLayout } from './CheckoutLayout';

export const SummarySkeleton = () => <CheckoutLayout testId="page-summary" step="details" busy />;

export const PaymentSkeleton = () => <CheckoutLayout testId="page-payment" step="payment" busy />;

export const ConfirmationSkeleton = () => (
  <div css={container} data-testid="page-confirmation" aria-busy="true">
    <OrderHeading />
    <WaitingOrder />
  </div>
);

export const ChangeSkeleton = () => (
  <div css={container} data-testid="page-order-change" aria-busy="true">
    <WaitingChange />
  </div>
);

/** Heading of an order's page while its state, which is its heading later, is not known. */
export const OrderHeading = () => <h1 css={visuallyHidden}>{useText()('confirmation.title')}</h1>;

/** The place of an order while its state is not known. */
export const WaitingOrder = () => (
  <div css={heading}>
    <Skeleton width="100%" height="30rem" radius="l" />
  </div>
);

/** The change page before its booking and its prices are known: the heading is where it stays. By default a skeleton. */
export const WaitingChange = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <h1 css={[text.h1, heading]}>{useText()('change.title')}</h1>
    {children ?? <Skeleton width="100%" height="30rem" radius="l" />}
  </>
);

const heading = css({
  paddingBlock: '2.5rem var(--space-5)',
  [media.belowDesktop]: { paddingTop: '1.5rem' },
});
