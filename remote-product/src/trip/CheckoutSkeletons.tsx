import { container, Skeleton } from '@detour/shared-ui';
import { CheckoutLayout } from './CheckoutLayout';

export const SummarySkeleton = () => <CheckoutLayout testId="page-summary" step="details" busy />;

export const PaymentSkeleton = () => <CheckoutLayout testId="page-payment" step="payment" busy />;

export const ConfirmationSkeleton = () => (
  <div css={container} data-testid="page-confirmation" aria-busy="true">
    <Skeleton width="100%" height="30rem" radius="l" />
  </div>
);
