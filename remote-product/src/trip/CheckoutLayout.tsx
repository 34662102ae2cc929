import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronRightIcon, container, media, Skeleton, text, VisuallyHidden } from '@detour/shared-ui';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { useText } from '../text';
import { TripAside, TripFold } from './TripAside';
import type { PurchaseView } from './trip.view-model';

type CheckoutStep = 'details' | 'payment' | 'confirmation';

const steps: readonly CheckoutStep[] = ['details', 'payment', 'confirmation'];

export interface CheckoutLayoutProps {
  readonly testId: 'page-summary' | 'page-payment';
  readonly step: CheckoutStep;
  readonly trip?: PurchaseView;
  readonly price?: PriceBreakdown;
  /** Heading of the purchase. Defaults to "Votre séjour". */
  readonly label?: string;
  /** The purchase is still loading. */
  readonly busy?: boolean;
  /** Without steps and h1, because the content contains its own. */
  readonly headless?: boolean;
  readonly children?: ReactNode;
}

/** Form on the left, purchase on the right; below 1280 px the purchase is one collapsible line at the top. */
export const CheckoutLayout = ({
  testId,
  step,
  trip,
  price,
  label,
  busy = false,
  headless = false,
  children,
}: CheckoutLayoutProps) => {
  const t = useText();
  return (
    <div css={container} data-testid={testId} aria-busy={busy}>
      {trip && price && <TripFold trip={trip} price={price} />}
      <div css={[columns, !trip && !busy && single]}>
        <div>
          {!headless && (
            <>
              <Steps current={step} />
              <h1 css={[text.h1, heading]}>{t(step === 'payment' ? 'payment.title' : 'checkout.title')}</h1>
            </>
          )}
          {busy ? <FormSkeleton /> : children}
        </div>
        {trip && price && <TripAside label={label ?? t('checkout.yourStay')} trip={trip} price={price} />}
        {busy && <Skeleton css={asideSkeleton} width="100%" height="30rem" radius="l" />}
      </div>
    </div>
  );
};

const Steps = ({ current }: { readonly current: CheckoutStep }) => {
  const t = useText();
  return (
    <ol css={stepList} role="list" aria-label={t('checkout.steps')}>
      {steps.map((step, index) => (
        <li key={step} css={stepItem} {...(step === current && { 'aria-current': 'step' as const })}>
          {index > 0 && <ChevronRightIcon size={14} />}
          <span>{t(`checkout.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
};

const FormSkeleton = () => {
  const t = useText();
  return (
    <div css={skeleton}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} width="100%" height="var(--size-control)" radius="m" />
      ))}
    </div>
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
const heading = css({ marginBlock: '0.75rem 1.75rem' });
const skeleton = css({ display: 'grid', gap: 'var(--space-5)' });
const asideSkeleton = css({ [media.belowDesktop]: { display: 'none' } });

const stepList = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.6rem',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.2,
  [media.mobile]: { display: 'none' },
});

const stepItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  '&[aria-current]': { color: 'var(--color-ink)', fontWeight: 600 },
});
