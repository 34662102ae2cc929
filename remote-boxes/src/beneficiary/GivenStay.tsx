import { css } from '@emotion/react';
import { useId } from 'react';
import type { Card } from '@detour/shared-contracts/api';
import { LinkButton, media, Picture, ScoreBadge, Stars, text as type } from '@detour/shared-ui';
import { giftWords, useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { toGiftStayView } from './list/gift-stay.view-model';

/** The stay that was given, before all others that the gift can pay. @spec BENEF-001 BENEF-009 */
export const GivenStay = ({ card }: { readonly card: Card }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const titleId = useId();
  const stay = toGiftStayView(card, { locale, canRedeem: false, format, text });
  const { price, taxNote } = giftWords(
    { amountToPay: card.amountToPay, atHotel: card.localTaxTotalAmount, isFrom: true },
    0,
    { text, format },
  );
  return (
    <section
      css={hero}
      aria-labelledby={titleId}
      data-testid="given-stay"
      data-id={card.id}
      data-amount={card.amountToPay}
    >
      <div css={cover}>
        {stay.image && <Picture image={stay.image} alt="" sizes="(max-width: 767px) 100vw, 720px" eager />}
      </div>
      <div css={words}>
        <p css={kicker}>{text('benef.given')}</p>
        <h2 id={titleId} css={type.h2}>
          {stay.title}
        </h2>
        <p css={facts}>
          <span>{stay.hotel}</span>
          {stay.stars && <Stars {...stay.stars} />}
          <ScoreBadge {...stay.score} />
        </p>
        <p css={type.muted}>{stay.place}</p>
        {stay.words && <p css={[type.small, type.muted]}>{stay.words}</p>}
        <p css={priceLine}>
          <strong css={amount}>{price.amount}</strong>
          <span css={[type.small, type.muted]}>{price.from}</span>
        </p>
        <p css={[type.small, type.muted]}>
          {text('price.forNightsPeople', { nights: card.nights, people: card.participants })}
        </p>
        {taxNote && <p css={[type.small, type.muted]}>{taxNote}</p>}
        <p css={action}>
          <LinkButton kind="brand" width="full" href={stay.href}>
            {text('voucher.chooseDates')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
};

const hero = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-brand-tint)',
  overflow: 'hidden',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const cover = css({
  position: 'relative',
  minHeight: '24rem',
  background: 'var(--color-skeleton)',
  '& picture': { position: 'absolute', inset: 0 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [media.mobile]: { minHeight: '13rem' },
});
const words = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'center',
  padding: 'var(--space-6)',
  [media.mobile]: { padding: 'var(--space-5)' },
});
const kicker = css({ color: 'var(--color-brand)', fontWeight: 620 });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.6rem' });
const priceLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.6rem',
  marginBlockStart: 'var(--space-2)',
});
const amount = css({
  fontFamily: 'var(--font-display)',
  fontSize: '1.75rem',
  fontWeight: 520,
  lineHeight: 1.2,
});
const action = css({ marginBlockStart: 'var(--space-3)' });
