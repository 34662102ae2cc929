import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { Button, LinkButton, Note } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';
import type { LastBooking } from './last-booking';
import type { Names } from '../contract';

interface AlreadyBookedProps {
  readonly booking: LastBooking;
  /** The visitor wants a second booking. */
  readonly onAgain: () => void;
}

/** Instead of the form, after a booking of the same stay and dates in this tab: a second one is a choice, never an accident. */
export const AlreadyBooked = ({ booking, onAgain }: AlreadyBookedProps) => {
  const t = useText();
  const { locale } = useSite();
  const { orderUUID, orderNumber } = booking;
  const query = locale.endsWith('_BE') ? `?locale=${locale}` : '';
  return (
    <CheckoutLayout testId="page-summary" step="details">
      <div css={column} data-testid="already-booked">
        <Note title={t('summary.alreadyTitle')}>{t('summary.alreadyText', { number: orderNumber })}</Note>
        <div css={buttons}>
          <LinkButton kind="brand" href={printPath<Names>('confirmation', locale, { orderUUID }) + query}>
            {t('summary.alreadyOpen')}
          </LinkButton>
          <Button kind="quiet" onClick={onAgain}>
            {t('summary.alreadyAgain')}
          </Button>
        </div>
      </div>
    </CheckoutLayout>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
