import { css } from '@emotion/react';
import { printSupportHours } from '@detour/shared-contracts/format';
import { container, PhoneIcon, text } from '@detour/shared-ui';
import { useCriteria, useSite } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';
import { useText, type TextId } from '../text';
import { LookupForm } from './LookupForm';

/** Why the visitor looks the order up. */
const leads: Readonly<Record<NonNullable<Criteria['r']>, TextId>> = {
  modification: 'lookup.leadModification',
  cancellation: 'lookup.leadCancellation',
  invoice: 'lookup.leadInvoice',
  withdrawal: 'lookup.leadWithdrawal',
};

/** Ways to find a booking: by number, by the link in its confirmation mail, or by phone. @spec ACC-009 */
export const LookupPage = () => {
  const t = useText();
  const { locale, phone } = useSite();
  const { r } = useCriteria<Names>();
  return (
    <div css={[container, page]} data-testid="page-booking-lookup">
      <h1 css={text.h1}>{t('lookup.title')}</h1>
      {r && <p css={text.lead}>{t(leads[r])}</p>}
      <p css={r ? undefined : text.lead}>{t('lookup.lead')}</p>
      <LookupForm />
      <p>{t('lookup.byMail')}</p>
      <p css={line}>
        <PhoneIcon size={20} />
        <span>{t('hotel.callUs', { phone, hours: printSupportHours(locale, 'phone') })}</span>
      </p>
    </div>
  );
};

const page = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-10) var(--space-section)',
  '& > p': { maxWidth: 'var(--size-text-measure)' },
});

const line = css({ display: 'flex', gap: 'var(--space-3)', '& > svg': { flex: 'none' } });
