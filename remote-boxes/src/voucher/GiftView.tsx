import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { Button, CheckIcon, media, Picture, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { ActivityVisit } from '../activity/ActivityVisit';
import { VisitBooking } from '../activity/VisitBooking';
import { useText } from '../text';
import { EndedGift } from './EndedGift';
import { RemindGift } from './RemindGift';
import { ExtendGift } from './ExtendGift';
import { GiftActions } from './GiftActions';
import { KeepGift } from './KeepGift';
import { toGiftFacts, type GiftFactsView } from './gift.view-model';

export interface GiftViewProps {
  readonly gift: VoucherStatus;
  readonly code: string;
  /** True when the visitor entered the code or unwrapped the gift here, which removed the focused control. */
  readonly takesFocus: boolean;
  /** Asks for the state again. */
  readonly onCheck: () => void;
  readonly onAnother: () => void;
}

/** Content of a gift, its last day, remaining value and actions. @spec BENEF-001 BENEF-008 GCARD-002 BOX-005 */
export const GiftView = ({ gift, code, takesFocus, onCheck, onAnother }: GiftViewProps) => {
  const text = useText();
  const { locale } = useSite();
  const facts = toGiftFacts(gift, { format: useFormat(), text, locale });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <article
      css={sheet}
      data-testid="gift"
      data-kind={gift.kind}
      data-state={gift.state}
      data-rest={gift.remainingValue}
    >
      <header css={head}>
        {facts.kind !== facts.title && <p css={kind}>{facts.kind}</p>}
        <h1 ref={title} tabIndex={-1} css={[type.h1, heading]}>
          {facts.title}
        </h1>
        {facts.venue && <p css={[type.lead, type.muted]}>{facts.venue}</p>}
      </header>
      {gift.image && (
        <div css={[cover, gift.end && faded]}>
          <Picture image={gift.image} alt="" sizes="(max-width: 767px) 100vw, 640px" eager />
        </div>
      )}
      <div css={ticket}>
        {gift.end ? <EndedGift gift={gift} /> : <Worth facts={facts} />}
        {!gift.end && gift.activity && (
          <VisitBooking gift={gift} activity={gift.activity} code={code} onCheck={onCheck} />
        )}
        {!gift.end && <GiftActions gift={gift} code={code} facts={facts} onCheck={onCheck} />}
        <ExtendGift gift={gift} code={code} onCheck={onCheck} />
        {!gift.end && <RemindGift gift={gift} code={code} />}
        {!gift.end && <KeepGift code={code} />}
        <p>
          <Button kind="link" onClick={onAnother}>
            {text('voucher.another')}
          </Button>
        </p>
      </div>
      <div css={details}>
        <Contents facts={facts} />
        {!gift.end && gift.activity && <ActivityVisit activity={gift.activity} />}
        <Words gift={gift} />
      </div>
    </article>
  );
};

const Worth = ({ facts }: { readonly facts: GiftFactsView }) => (
  <div css={worth}>
    {facts.rest ? (
      <p css={balance} data-testid="gift-rest">
        <span css={type.muted}>{facts.rest.label}</span>
        <strong css={amount}>{facts.rest.amount}</strong>
      </p>
    ) : (
      facts.scope && <p css={amount}>{facts.scope}</p>
    )}
    {facts.rest && facts.scope && <p>{facts.scope}</p>}
    {facts.validity && <p css={strong}>{facts.validity}</p>}
    {facts.rest?.note && <p css={[type.small, type.muted]}>{facts.rest.note}</p>}
  </div>
);

const Contents = ({ facts }: { readonly facts: GiftFactsView }) => {
  const text = useText();
  return (
    <>
      {facts.lead && <p css={[type.lead, measure]}>{facts.lead}</p>}
      {facts.content.length > 0 && (
        <section css={block}>
          <h2 css={type.h3}>{text('voucher.holds')}</h2>
          <ul role="list" css={list}>
            {facts.content.map((line) => (
              <li key={line} css={item}>
                <CheckIcon />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts.uses.length > 0 && (
        <section css={block}>
          <h2 css={type.h3}>{text('voucher.uses')}</h2>
          <ul role="list" css={list} data-testid="gift-uses">
            {facts.uses.map((use, index) => (
              <li key={index}>{use}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Words = ({ gift: { ownUse, fromName, message } }: { readonly gift: VoucherStatus }) => {
  const text = useText();
  if (ownUse || (fromName === '' && message === '')) return null;
  return (
    <section css={block}>
      {fromName && <h2 css={type.h3}>{text('voucher.from', { name: fromName })}</h2>}
      {message && <p css={note}>{message}</p>}
    </section>
  );
};

const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(18rem, 1fr)',
  gridTemplateAreas: '"head head" "cover ticket" "details ticket"',
  gridTemplateRows: 'auto auto 1fr',
  gap: 'var(--space-6) var(--space-8)',
  [media.mobile]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"cover" "head" "ticket" "details"',
    gridTemplateRows: 'auto',
  },
});
const head = css({ gridArea: 'head', display: 'grid', gap: 'var(--space-2)' });
const kind = css({ color: 'var(--color-brand)', fontWeight: 620 });
const heading = css({ '&:focus': { outline: 'none' }, overflowWrap: 'anywhere' });
const cover = css({
  gridArea: 'cover',
  aspectRatio: '3 / 2',
  maxHeight: '26rem',
  width: '100%',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-skeleton)',
  overflow: 'hidden',
  '& picture': { display: 'block', height: '100%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const faded = css({ '& img': { filter: 'grayscale(1)', opacity: 0.6 } });
const ticket = css({
  gridArea: 'ticket',
  display: 'grid',
  gap: 'var(--space-5)',
  alignSelf: 'start',
  padding: 'var(--space-6)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
});
const details = css({ gridArea: 'details', display: 'grid', gap: 'var(--space-6)', alignContent: 'start' });
const worth = css({ display: 'grid', gap: 'var(--space-2)' });
const balance = css({ display: 'grid' });
const amount = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2rem)',
  fontWeight: 520,
  lineHeight: 1.2,
});
const strong = css({ fontWeight: 620 });
const measure = css({ maxWidth: 'var(--size-text-measure)' });
const block = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: 'var(--size-text-measure)' });
const list = css({ display: 'grid', gap: 'var(--space-2)' });
const item = css({
  display: 'flex',
  gap: '0.6rem',
  '& > svg': { flex: 'none', marginTop: '0.15rem', color: 'var(--color-positive)' },
});
const note = css({
  fontFamily: 'var(--font-display)',
  fontStyle: 'italic',
  fontSize: '1.125rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
