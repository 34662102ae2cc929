import { CoverChooser, ErrorBlock, text } from '@detour/shared-ui';
import type { SerializedStyles } from '@emotion/react';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { toCoverViews } from './insurance.view-model';
import type { Insurance } from './useInsurance';

/** Id of the group, to focus it on an error. */
export const insuranceFieldId = 'summary-insurance-choice';

export interface InsuranceSectionProps {
  readonly insurance: Insurance;
  readonly look: readonly SerializedStyles[];
}

/** Cancellation terms or insurance: none chosen, none, or insurance. @spec INS-001 INS-002 INS-008 INS-009 INS-012 INS-013 */
export const InsuranceSection = ({ insurance, look }: InsuranceSectionProps) => {
  const t = useText();
  const format = useFormat();
  const { options, choice, choose, error, isFetching, isMissing, isTest, retry } = insurance;
  return (
    <section css={look} aria-labelledby="summary-insurance">
      <h2 id="summary-insurance" css={text.h2}>
        {t('insurance.title')}
      </h2>
      <CoverChooser
        id={insuranceFieldId}
        name="insurance"
        legend={t('insurance.title')}
        legendHidden
        covers={toCoverViews(options, { t, format })}
        value={choice}
        onChange={choose}
        testId="insurance-option"
        error={isMissing && t('form.chooseOption')}
      />
      {error && (
        <ErrorBlock
          message={t('error.generic')}
          retryLabel={t('ui.retry')}
          retrying={isFetching}
          onRetry={() => void retry()}
          data-testid="insurance-error"
        />
      )}
      {options.some(({ id }) => id === 'insurance') && (
        <p css={[text.small, text.muted]}>
          {t('insurance.about')} {isTest && <strong>{t('insurance.test')}</strong>}
        </p>
      )}
    </section>
  );
};
