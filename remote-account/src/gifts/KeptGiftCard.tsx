import { css } from '@emotion/react';
import { useId } from 'react';
import { Button, GiftIcon, LinkButton, Picture, Tag, text as type } from '@detour/shared-ui';
import { ExtendKept } from './ExtendKept';
import type { GiftTools, KeptGiftView } from './kept-gift.view-model';

interface KeptGiftCardProps {
  readonly gift: KeptGiftView;
  readonly tools: GiftTools;
  readonly busy: boolean;
  readonly onDrop: () => void;
}

/** Card of a gift: product, remaining value, last day and actions. */
export const KeptGiftCard = ({ gift, tools, busy, onDrop }: KeptGiftCardProps) => {
  const titleId = useId();
  return (
    <article
      css={card}
      aria-labelledby={titleId}
      data-testid="kept-gift"
      data-state={gift.hasEnded ? 'ended' : 'live'}
    >
      <div css={[cover, gift.hasEnded && faded]}>
        {gift.image ? (
          <Picture image={gift.image} alt="" sizes="(max-width: 767px) 100vw, 400px" />
        ) : (
          <GiftIcon size={40} />
        )}
      </div>
      <div css={words}>
        <div css={head}>
          {gift.kind !== gift.title && <p css={kind}>{gift.kind}</p>}
          <h3 id={titleId} css={type.h3}>
            {gift.title}
          </h3>
          {gift.from && <p css={type.muted}>{gift.from}</p>}
        </div>
        {gift.balance !== null && <Balance gift={gift} />}
        <p css={gift.isEnding ? urgent : undefined}>
          {gift.hasEnded ? <Tag tone="neutral">{gift.line}</Tag> : gift.line}
        </p>
        <Actions gift={gift} tools={tools} busy={busy} titleId={titleId} onDrop={onDrop} />
      </div>
    </article>
  );
};

const Balance = ({ gift: { balance, used } }: Pick<KeptGiftCardProps, 'gift'>) => (
  <div css={worth} data-testid="kept-balance">
    <p>
      <strong css={amount}>{balance}</strong>
      {used && <span css={type.muted}> {used.of}</span>}
    </p>
    {used && (
      <div css={track} aria-hidden="true">
        <div css={[bar, css({ width: `${used.percent}%` })]} />
      </div>
    )}
  </div>
);

const Actions = ({
  gift,
  tools,
  busy,
  titleId,
  onDrop,
}: KeptGiftCardProps & { readonly titleId: string }) => {
  const { text } = tools;
  const { use, code, extension } = gift;
  return (
    <div css={actions}>
      {use && (
        <LinkButton kind={gift.hasEnded ? 'quiet' : 'brand'} href={use.href} aria-describedby={titleId}>
          {use.label}
        </LinkButton>
      )}
      {extension && code !== null && (
        <ExtendKept code={code} newEnd={extension.newEnd} tools={tools} titleId={titleId} />
      )}
      {gift.exchange !== null && (
        <LinkButton kind="link" href={gift.exchange} aria-describedby={titleId}>
          {text('gifts.exchange')}
        </LinkButton>
      )}
      {!gift.isOwn && code !== null && (
        <Button kind="link" disabled={busy} onClick={onDrop} aria-describedby={titleId}>
          {text('gifts.drop')}
        </Button>
      )}
    </div>
  );
};

const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  overflow: 'hidden',
});
const cover = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 2',
  background: 'var(--color-brand-tint)',
  color: 'var(--color-brand)',
  overflow: 'hidden',
  '& picture': { display: 'block', width: '100%', height: '100%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const faded = css({ '& img': { filter: 'grayscale(1)', opacity: 0.6 } });
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
});
const head = css({ display: 'grid', gap: '0.25rem', overflowWrap: 'anywhere' });
const kind = css([type.small, { color: 'var(--color-brand)', fontWeight: 620 }]);
const worth = css({ display: 'grid', gap: 'var(--space-2)' });
const amount = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2rem)',
  fontWeight: 520,
  lineHeight: 1.2,
});
const track = css({
  height: '0.375rem',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-surface-sunken)',
  overflow: 'hidden',
});
const bar = css({ height: '100%', background: 'var(--color-brand)' });
const urgent = css({ color: 'var(--color-warning)', fontWeight: 600 });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // At the foot of each card of a row.
  marginTop: 'auto',
  paddingTop: 'var(--space-2)',
  gap: 'var(--space-2) var(--space-5)',
});
