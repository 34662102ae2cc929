import { css } from '@emotion/react';
import { useState } from 'react';
import type { ChangeQuote, Order } from '@detour/shared-contracts/api';
import { printAddress } from '@detour/shared-contracts/sites';
import { CodesSection, useCodeCheck, useCodes } from '@detour/shared-checkout';
import { Button, EmptyState, ErrorBlock, LinkButton, media, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { activitiesWithoutDay, chooseActivityDay } from '../booking/dates/activity-days';
import { ActivityDates } from '../booking/dates/ActivityDates';
import { useCheckoutDraft } from '../summary/useCheckoutDraft';
import { useText } from '../text';
import { WaitingChange } from '../trip/CheckoutSkeletons';
import type { Names } from '../contract';
import { refusalText, toChangeView } from './change.view-model';
import { activityDaysOf } from './change-wish';
import { ChangeBar } from './ChangeBar';
import { ChangeChoices } from './ChangeChoices';
import { ChangeOffers } from './ChangeOffers';
import { ChangeSummary } from './ChangeSummary';
import { useChange, type Change } from './useChange';

/** The choices on the left, what they change on the right; below 1280 px a bar at the bottom keeps the difference in sight. */
export const ChangeForm = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const change = useChange(order);
  const { query } = change;
  if (query.data)
    return query.data.reason ? (
      <Refused order={order} reason={query.data.reason} />
    ) : (
      <Choices order={order} change={change} quote={query.data} />
    );
  return query.isError ? (
    <WaitingChange>
      <ErrorBlock
        message={t('change.loadFailed')}
        retryLabel={t('ui.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </WaitingChange>
  ) : (
    <WaitingChange />
  );
};

interface RefusedProps {
  readonly order: Order;
  readonly reason: NonNullable<ChangeQuote['reason']>;
}

const Refused = ({ order, reason }: RefusedProps) => {
  const t = useText();
  const format = useFormat();
  const { locale, timeZone, phone } = useSite();
  return (
    <EmptyState
      level={1}
      title={t('change.refusedTitle')}
      sentence={refusalText(reason, { t, format, timeZone, phone })}
      action={
        <LinkButton href={printAddress<Names>('confirmation', locale, { orderUUID: order.orderUUID })}>
          {t('change.toOrder')}
        </LinkButton>
      }
    />
  );
};

interface IntroProps extends Pick<ChoicesProps, 'order' | 'quote'> {
  /** "Until …": last moment for a change. */
  readonly until: string | null;
}

const Intro = ({ order, quote, until }: IntroProps) => {
  const t = useText();
  return (
    <header css={header}>
      <h1 css={text.h1}>{t('change.title')}</h1>
      <p css={text.lead}>{quote.before.stay.hotel.label}</p>
      <p>
        {t('order.bookingNumber')} <b css={text.figures}>{order.orderNumber}</b>
      </p>
      <p css={text.muted}>
        {t('change.intro')} {until}
      </p>
    </header>
  );
};

interface ChoicesProps {
  readonly order: Order;
  readonly change: Change;
  readonly quote: ChangeQuote;
}

const Choices = ({ order, change, quote }: ChoicesProps) => {
  const t = useText();
  const tools = { t, format: useFormat(), ...useSite() };
  const { wish, query, choose } = change;
  const [attempt, setAttempt] = useState(0);
  const days = activityDaysOf(wish);
  const missing = activitiesWithoutDay(quote.activities, days);
  const draft = useCheckoutDraft();
  const due = Math.max(0, quote.due ?? 0);
  const codes = useCodes<Names>({ t, draft, scope: 'change', purchase: 'stay', price: due, total: due });
  const codeCheck = useCodeCheck(codes);
  const view = toChangeView(quote, codes.deductions, tools);
  const confirm = (): void => {
    if (missing.length > 0) return setAttempt(attempt + 1);
    if (due === 0) return void change.confirm(quote, codes);
    codeCheck.before(() => void change.confirm(quote, codes));
  };
  const end = {
    change,
    view,
    quote,
    onConfirm: confirm,
    isWaiting: query.isPlaceholderData || codeCheck.running || (due > 0 && codes.settling),
    priceIsNew: codeCheck.priceIsNew,
  };
  return (
    <div css={columns}>
      <div css={column}>
        <Intro order={order} quote={quote} until={view.until} />
        <ChangeChoices order={order} change={change} />
        <ChangeOffers change={change} quote={quote} />
        {quote.activities.length > 0 && (
          <ActivityDates
            choices={quote.activities}
            chosen={days}
            missing={attempt > 0 ? missing : []}
            attempt={attempt}
            onChoose={(day) => choose({ activityDays: [...chooseActivityDay(days, day)] })}
          />
        )}
        {quote.isChanged && due > 0 && (
          // A booking has one promotion at most, which its change keeps.
          <CodesSection
            t={t}
            codes={codes}
            withPromotion={!order.lines.some(({ kind }) => kind === 'promotion')}
          />
        )}
        {quote.isChanged && (
          <div>
            <Button kind="link" onClick={change.reset}>
              {t('change.reset')}
            </Button>
          </div>
        )}
      </div>
      <ChangeSummary {...end} />
      <ChangeBar {...end} />
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
    gap: 'var(--space-10)',
    // The bar at the bottom covers nothing.
    paddingBlock: '1.5rem 9rem',
  },
});
const column = css({ display: 'grid', gap: 'var(--space-8)' });
const header = css({ display: 'grid', gap: 'var(--space-2)' });
