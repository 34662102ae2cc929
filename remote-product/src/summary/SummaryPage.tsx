import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { EmptyState, ErrorBlock, LinkButton } from '@detour/shared-ui';
import { isApiError, useApi, useCriteria, useFormat, useHost, useSite, stayQuery } from '@detour/remote-kit';
import { stayAddress } from '../booking/checkout-address';
import { toPriceBreakdown } from '../booking/quote/price-lines.view-model';
import { quoteProblem } from '../booking/quote/quote-problem';
import type { QuoteRequest } from '../booking/quote/quote.client';
import { quoteQuery } from '../booking/quote/quote.query';
import { useWrongDays } from '../booking/useWrongDays';
import { useText } from '../text';
import { CheckoutLayout } from '../trip/CheckoutLayout';
import { SummarySkeleton } from '../trip/CheckoutSkeletons';
import { AlreadyBooked } from './AlreadyBooked';
import { findSameBooking } from './last-booking';
import { useInsurancePrice } from './insurance/useInsurancePrice';
import { SummaryForm } from './SummaryForm';
import { toSummaryRequest } from './summary-request';
import type { Criteria, Names } from '../contract';

/** The hash identifies the purchase, so reload, shared link and back navigation show the same. */
export const SummaryPage = () => {
  const criteria = useCriteria<Names>();
  const { locale } = useSite();
  const request = toSummaryRequest(criteria, locale);
  if (!request) return <NothingChosen criteria={criteria} />;
  return <OnceOnly criteria={criteria} request={request} />;
};

/** Going back from the confirmation leads here. The form is then shown only to who wants a second booking. */
const OnceOnly = (props: SummaryProps) => {
  const { storage } = useHost<Names>();
  const booking = findSameBooking(storage, props.request.id, props.criteria);
  const [again, setAgain] = useState<string | null>(null);
  return booking && booking.orderUUID !== again ? (
    <AlreadyBooked booking={booking} onAgain={() => setAgain(booking.orderUUID)} />
  ) : (
    <Summary {...props} />
  );
};

interface SummaryProps {
  readonly criteria: Criteria;
  readonly request: QuoteRequest;
}

const Summary = ({ criteria, request }: SummaryProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { locale } = useSite();
  const stay = useQuery(stayQuery(api, { id: request.id, locale }));
  const quote = useQuery(quoteQuery(api, request));
  const insurance = useInsurancePrice(quote.data);
  useWrongDays(quote.data);
  const failed = !stay.data ? stay.error : !quote.data ? quote.error : null;
  if (failed) {
    const gone = isApiError(failed) && failed.status === 404;
    return gone ? (
      <NothingChosen criteria={criteria} />
    ) : (
      <CheckoutLayout testId="page-summary" step="details">
        <ErrorBlock
          message={t('checkout.loadFailed')}
          retryLabel={t('ui.retry')}
          retrying={stay.isFetching || quote.isFetching}
          onRetry={() => void Promise.all([stay.refetch(), quote.refetch()])}
        />
      </CheckoutLayout>
    );
  }
  if (!stay.data || !quote.data) return <SummarySkeleton />;
  const price = toPriceBreakdown(quote.data, { t, format });
  const { dates } = criteria;
  if (!stay.data.published || quoteProblem(quote.data) || !price || !dates)
    return <NotBookable criteria={criteria} id={criteria.id ?? request.id} />;
  // The price of the insurance belongs to the form, which would move when it comes later. Without it the form shows the failure.
  if (!insurance) return <SummarySkeleton />;
  return (
    <SummaryForm
      stay={stay.data}
      quote={quote.data}
      price={price}
      insurance={insurance}
      offerId={request.id}
      criteria={criteria}
      dates={dates}
      refreshQuote={() => quote.refetch()}
    />
  );
};

const NotBookable = ({ criteria, id }: { readonly criteria: Criteria; readonly id: string }) => {
  const t = useText();
  const { brand, locale } = useSite();
  return (
    <CheckoutLayout testId="page-summary" step="details" headless>
      <EmptyState
        level={1}
        title={t('quote.notBookable')}
        sentence={t('quote.noAvailability', { brand })}
        action={
          <LinkButton href={stayAddress(locale, id, criteria, { otherDates: true })}>
            {t('checkout.otherDates')}
          </LinkButton>
        }
      />
    </CheckoutLayout>
  );
};

/** A deep link without a stay or with past dates. */
const NothingChosen = ({ criteria }: { readonly criteria: Criteria }) => {
  const t = useText();
  const { locale } = useSite();
  return (
    <CheckoutLayout testId="page-summary" step="details" headless>
      <EmptyState
        level={1}
        title={t('checkout.nothingTitle')}
        sentence={t('checkout.nothingText')}
        action={
          <LinkButton
            href={
              criteria.id
                ? stayAddress(locale, criteria.id, criteria, { otherDates: true })
                : printPath<Names>('home', locale)
            }
          >
            {criteria.id ? t('trip.seeStay') : t('ui.home')}
          </LinkButton>
        }
      />
    </CheckoutLayout>
  );
};
