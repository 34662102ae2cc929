import { css } from '@emotion/react';
import type { ChangeQuote } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import {
  Button,
  ChoiceChip,
  ChoiceGroup,
  FieldError,
  LiveRegion,
  media,
  Note,
  text,
} from '@detour/shared-ui';
import { WaitingNote } from '@detour/shared-checkout';
import { useFormat, useSite } from '@detour/remote-kit';
import { BackLines } from '../cancel/BackLines';
import { useText } from '../text';
import { differenceText, type ChangeView } from './change.view-model';
import type { Change } from './useChange';

export interface ChangeEndProps {
  readonly change: Change;
  readonly quote: ChangeQuote;
  readonly view: ChangeView;
  /** The shown quote is of an earlier wish; the next one is loading. */
  readonly isWaiting: boolean;
  /** A code was applied by the click on the button: the new sum is shown first. */
  readonly priceIsNew: boolean;
  readonly onConfirm: () => void;
}

/** Before, after, the difference and where it goes. */
export const ChangeSummary = (props: ChangeEndProps) => {
  const t = useText();
  const { view, quote, isWaiting } = props;
  return (
    <aside css={box} aria-labelledby="change-summary" aria-busy={isWaiting} data-testid="change-summary">
      <h2 id="change-summary" css={text.h3}>
        {t('change.summary')}
      </h2>
      <Side label={t('change.before')} side={view.before} isMuted={quote.isChanged} />
      {quote.isChanged && view.after && <Side label={t('change.after')} side={view.after} isMuted={false} />}
      {quote.isChanged && view.difference && (
        <>
          <p css={difference} data-testid="change-difference" data-due={quote.due}>
            <span>{t('change.difference')}</span>
            <b css={text.figures}>{view.difference}</b>
          </p>
          {view.toPay && (
            <dl css={codeLines} data-testid="change-to-pay">
              {view.deductions.map(({ id, label, amount }) => (
                <div key={id} css={line}>
                  <dt>{label}</dt>
                  <dd css={[text.figures, value]}>{amount}</dd>
                </div>
              ))}
              <div css={[line, text.label]}>
                <dt>{t('price.payNow')}</dt>
                <dd css={[text.figures, value]}>{view.toPay}</dd>
              </div>
            </dl>
          )}
          {view.back.length > 0 && <BackLines lines={view.back} kept={null} />}
          {view.terms && (
            <div>
              <h3 css={text.label}>{t('change.terms')}</h3>
              <p css={[text.small, text.muted]}>{view.terms}</p>
            </div>
          )}
        </>
      )}
      <LiveRegion message={isWaiting || !quote.isChanged ? '' : (view.difference ?? '')} />
      <WishProblem {...props} />
      {view.confirm ? (
        <div css={onDesktop}>
          <ConfirmStep {...props} />
        </div>
      ) : (
        <>
          <Outcome {...props} />
          {!view.problem && <p>{t('change.choose')}</p>}
        </>
      )}
    </aside>
  );
};

interface SideProps {
  readonly label: string;
  readonly side: ChangeView['before'];
  readonly isMuted: boolean;
}

const Side = ({ label, side, isMuted }: SideProps) => (
  <section css={[sideBox, isMuted && text.muted]} aria-label={label}>
    <h3 css={text.label}>{label}</h3>
    <p css={line}>
      <b>{side.dates}</b>
      <span css={text.figures}>{side.total}</span>
    </p>
    <p css={text.small}>{side.room}</p>
    <p css={text.small}>{side.guests}</p>
    {side.atHotel && <p css={text.small}>{side.atHotel}</p>}
  </section>
);

/** Reason why the wish cannot be booked, with the nearest possible days. */
const WishProblem = ({ change, quote, view }: ChangeEndProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <div role="alert" css={notes}>
      {view.problem && <Note tone="warning">{view.problem}</Note>}
      {quote.otherDays.length > 0 && (
        <ChoiceGroup legend={t('change.otherDays')} direction="row">
          {quote.otherDays.map(({ checkin, checkout, due }) => {
            const [from, until] = [parseIsoDate(checkin), parseIsoDate(checkout)];
            return from && until ? (
              <ChoiceChip
                key={checkin}
                name="change-other-days"
                value={checkin}
                checked={false}
                onChange={() => change.choose({ checkin, checkout, activityDays: [] })}
              >
                {`${format.dateRange(from, until)}, ${differenceText(due, { t, format })}`}
              </ChoiceChip>
            ) : null;
          })}
        </ChoiceGroup>
      )}
    </div>
  );
};

/** What became of the last click on the button. */
const Outcome = ({ change: { problem, isWaiting }, view, priceIsNew }: ChangeEndProps) => {
  const t = useText();
  const { phone } = useSite();
  return (
    <div css={outcome}>
      <div role="alert" css={notes} data-testid="change-outcome">
        {priceIsNew && <Note tone="positive">{t('codes.newTotal', { amount: view.toPay ?? '' })}</Note>}
        {problem === 'code' && <Note tone="warning">{t('change.codeRefused')}</Note>}
        {problem === 'price' && <Note tone="warning">{t('change.priceChanged')}</Note>}
        {problem === 'many' && <Note tone="warning">{t('change.tooMany', { phone })}</Note>}
        {problem === 'lost' && <FieldError>{t('change.lost', { phone })}</FieldError>}
      </div>
      <WaitingNote t={t} isWaiting={isWaiting} />
    </div>
  );
};

/** The button and, beside it, what its last click led to. The summary has one for desktops, the bar at the bottom one for the others. */
export const ConfirmStep = (props: ChangeEndProps) => {
  const { change, view, isWaiting, onConfirm } = props;
  return (
    <div>
      <Outcome {...props} />
      <Button width="full" busy={change.busy || isWaiting} onClick={onConfirm} data-testid="change-confirm">
        {view.confirm}
      </Button>
    </div>
  );
};

const box = css({
  position: 'sticky',
  top: 'var(--space-6)',
  display: 'grid',
  gap: 'var(--space-5)',
  padding: '1.5rem 1.6rem 1.6rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
});
// Below 1280 px the button is in the bar at the bottom.
const onDesktop = css({ [media.belowDesktop]: { display: 'none' } });
const sideBox = css({ display: 'grid', gap: 'var(--space-1)' });
const line = css({ display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)' });
const codeLines = css({ display: 'grid', gap: 'var(--space-2)', margin: 0 });
const value = css({ margin: 0 });
const difference = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
  paddingTop: 'var(--space-4)',
  borderTop: 'var(--border-hairline)',
  fontSize: '1.25rem',
});
const notes = css({ display: 'grid', gap: 'var(--space-4)', '&:empty': { display: 'none' } });
// Without an outcome it takes no room.
const outcome = css({ '& > div:not(:empty)': { marginBottom: 'var(--space-3)' } });
