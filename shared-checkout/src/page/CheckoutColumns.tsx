import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container, media, Skeleton, VisuallyHidden } from '@detour/shared-ui';
import { FoldSkeleton } from './PurchaseAside';

export interface CheckoutColumnsProps {
  readonly testId: string;
  /** The purchase above the form: `PurchaseFold`. */
  readonly fold?: ReactNode;
  /** The purchase beside the form: `PurchaseAside`. */
  readonly aside?: ReactNode;
  /** The purchase is still loading. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/**
 * Form on the left, purchase on the right; below 1280 px the purchase is one collapsible line at the top. One centred column without
 * a purchase.
 */
export const CheckoutColumns = ({ testId, fold, aside, busy = false, children }: CheckoutColumnsProps) => (
  <div css={container} data-testid={testId} aria-busy={busy}>
    {fold ?? (busy && <FoldSkeleton />)}
    <div css={[columns, !aside && !busy && single]}>
      <div>{children}</div>
      {aside}
      {busy && <Skeleton css={asideSkeleton} width="100%" height="30rem" radius="l" />}
    </div>
  </div>
);

/** Stands for the form while the purchase loads. */
export const FormSkeleton = ({ label }: { readonly label: string }) => (
  <div css={skeleton}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} width="100%" height="var(--size-control)" radius="m" />
    ))}
  </div>
);

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
const skeleton = css({ display: 'grid', gap: 'var(--space-5)' });
const asideSkeleton = css({ [media.belowDesktop]: { display: 'none' } });
