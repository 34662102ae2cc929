import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CheckoutColumns, FormSkeleton } from '@detour/shared-checkout';
import { ChevronRightIcon, media, text } from '@detour/shared-ui';
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
    <CheckoutColumns
      testId={testId}
      busy={busy}
      fold={trip && price && <TripFold trip={trip} price={price} />}
      aside={trip && price && <TripAside label={label ?? t('checkout.yourStay')} trip={trip} price={price} />}
    >
      {!headless && (
        <>
          <Steps current={step} />
          <h1 css={[text.h1, heading]}>{t(step === 'payment' ? 'payment.title' : 'checkout.title')}</h1>
        </>
      )}
      {busy ? <FormSkeleton label={t('ui.loading')} /> : children}
    </CheckoutColumns>
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

const heading = css({ marginBlock: '0.75rem 1.75rem' });
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
