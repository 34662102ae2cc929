import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ErrorBlock, Note, Skeleton, VisuallyHidden } from '@detour/shared-ui';
import { CriteriaGate } from '@detour/remote-kit';
import { CustomizationFields } from '../customization/CustomizationFields';
import { GiftPreview } from '../preview/GiftPreview';
import { useText } from '../text';
import { BucketChoice } from './BucketChoice';
import { FormatChoice } from './FormatChoice';
import { NightsChoice } from './NightsChoice';
import { OfferFoot } from './OfferFoot';
import { SetupLayout } from './SetupLayout';
import type { SetupView } from './setup.view-model';
import { SetupStep } from './SetupStep';
import type { GiftSetup } from './useGiftSetup';
import { WordsFold } from './WordsFold';

export interface GiftSetupFormProps {
  readonly setup: GiftSetup;
  readonly cover: ReactNode;
  /** The page's title, above the questions. */
  readonly head?: ReactNode;
  /** Heading level of the questions. At level 3 (inside a section) the card and its texts are collapsed, because the page is long. */
  readonly level: 2 | 3;
  /** "Offrir", "Offrir sans dates" */
  readonly offerLabel: string;
}

/** Nights, rate, format and texts, with preview and price beside them. @spec GIFT-001 GIFT-002 GIFT-021 */
export const GiftSetupForm = ({ setup, cover, head, level, offerLabel }: GiftSetupFormProps) => {
  const { view, form } = setup;
  const isPart = level === 3;
  const card = <GiftPreview cover={cover} customization={form.value} facts={view?.cardFacts ?? ''} />;
  return (
    <SetupLayout
      stage={
        <CriteriaGate skeleton={<StageSkeleton height={isPart ? '9rem' : '34rem'} />}>
          {!isPart && <div css={preview}>{card}</div>}
          {view ? (
            <OfferFoot {...view} label={offerLabel} busy={setup.busy} onOffer={setup.offer} />
          ) : (
            <StageState setup={setup} />
          )}
        </CriteriaGate>
      }
    >
      {head}
      {view && (
        <CriteriaGate skeleton={<Skeleton width="100%" height="20rem" radius="m" />}>
          <Questions setup={setup} view={view} level={level} card={card} />
        </CriteriaGate>
      )}
    </SetupLayout>
  );
};

interface QuestionsProps extends Pick<GiftSetupFormProps, 'setup' | 'level'> {
  readonly view: SetupView;
  /** Preview of the card with its texts. */
  readonly card: ReactNode;
}

const Questions = ({ setup, view, level, card }: QuestionsProps) => {
  const t = useText();
  return (
    <div css={questions}>
      <SetupStep title={t('gift.howManyNights')} level={level}>
        <NightsChoice options={view.nightsOptions} value={view.nights} onChange={setup.chooseNights} />
      </SetupStep>
      {view.bucketOptions.length > 0 && (
        <SetupStep title={t('term.giftBucket')} level={level}>
          <BucketChoice options={view.bucketOptions} value={view.bucket} onChange={setup.chooseBucket} />
        </SetupStep>
      )}
      <SetupStep title={t('gift.whichFormat')} level={level}>
        <FormatChoice value={view.format} shipping={setup.shipping} onChange={setup.chooseFormat} />
      </SetupStep>
      {level === 3 ? (
        <WordsFold form={setup.form} card={card} />
      ) : (
        <SetupStep title={t('gift.yourWords')} level={level}>
          <CustomizationFields form={setup.form} />
        </SetupStep>
      )}
    </div>
  );
};

const StageState = ({ setup }: { readonly setup: GiftSetup }) => {
  const t = useText();
  if (setup.state === 'failed')
    return (
      <div css={state}>
        <ErrorBlock message={t('gift.pricesFailed')} retryLabel={t('ui.retry')} onRetry={setup.retry} />
      </div>
    );
  if (setup.state === 'none')
    return (
      <div css={state}>
        <Note role="status">{t('gift.noPrices')}</Note>
      </div>
    );
  return (
    <div css={state}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="9rem" radius="m" />
    </div>
  );
};

const StageSkeleton = ({ height }: { readonly height: string }) => (
  <div css={state}>
    <Skeleton width="100%" height={height} radius="m" />
  </div>
);

const preview = css({ padding: '2.25rem clamp(1rem, 4cqw, 2.25rem) 1.5rem' });
const state = css({ padding: '1.25rem clamp(1.25rem, 5cqw, 2.25rem) 2rem' });
const questions = css({ display: 'grid', gap: '2.25rem' });
