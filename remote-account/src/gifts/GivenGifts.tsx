import { css } from '@emotion/react';
import { useState } from 'react';
import type { GivenGift } from '@detour/shared-contracts/api';
import {
  AlertCircleIcon,
  Button,
  CircleCheckIcon,
  ClockIcon,
  LinkButton,
  MailText,
  text as type,
} from '@detour/shared-ui';
import { printPath } from '@detour/shared-contracts/sites';
import { PurchaseRow } from '../purchase/PurchaseRow';
import { ChangeDelivery } from './ChangeDelivery';
import { toGivenGiftView, type GivenGiftView } from './given-gift.view-model';
import type { GiftTools } from './kept-gift.view-model';
import type { Names } from '../contract';

interface GivenGiftsProps {
  readonly given: readonly GivenGift[];
  readonly tools: GiftTools;
}

/** Gifts that the customer gave, the latest first, each with its way to the recipient. */
export const GivenGifts = ({ given, tools }: GivenGiftsProps) => {
  const { text, locale } = tools;
  return (
    <section css={section} aria-labelledby="gifts-given">
      <h2 id="gifts-given" css={type.h2}>
        {text('given.title')}
      </h2>
      {given.length === 0 ? (
        <div css={empty}>
          <p css={type.muted}>{text('given.empty')}</p>
          <LinkButton kind="quiet" href={printPath<Names>('boxes', locale)}>
            {text('given.find')}
          </LinkButton>
        </div>
      ) : (
        <div css={list}>
          {given.map((gift) => (
            <GivenGiftRow key={`${gift.orderUUID}-${gift.position}`} gift={gift} tools={tools} />
          ))}
        </div>
      )}
    </section>
  );
};

const GivenGiftRow = ({ gift, tools }: { readonly gift: GivenGift; readonly tools: GiftTools }) => {
  const view = toGivenGiftView(gift, tools);
  return (
    <PurchaseRow
      orderUUID={gift.orderUUID}
      title={view.title}
      href={view.href}
      image={view.image}
      status={view.status}
      data-testid="given-gift"
    >
      {(titleId) => (
        <>
          {view.to && <p>{view.to}</p>}
          <Steps view={view} />
          {view.line && <p css={strong}>{view.line}</p>}
          <p css={[type.small, type.muted]}>{view.number}</p>
          {view.canChange && <DeliveryAction gift={gift} view={view} tools={tools} titleId={titleId} />}
        </>
      )}
    </PurchaseRow>
  );
};

const icons = { done: CircleCheckIcon, next: ClockIcon, failed: AlertCircleIcon } as const;

const Steps = ({ view }: { readonly view: GivenGiftView }) => (
  <ol role="list" css={steps}>
    {view.steps.map(({ label, state }) => {
      const Icon = icons[state];
      return (
        <li key={label} css={[step, looks[state]]}>
          <Icon size={18} />
          <span>
            <MailText>{label}</MailText>
          </span>
        </li>
      );
    })}
  </ol>
);

interface DeliveryActionProps {
  readonly gift: GivenGift;
  readonly view: GivenGiftView;
  readonly tools: GiftTools;
  readonly titleId: string;
}

const DeliveryAction = ({ gift, view, tools, titleId }: DeliveryActionProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={action}>
      <Button kind="quiet" aria-haspopup="dialog" aria-describedby={titleId} onClick={() => setOpen(true)}>
        {tools.text(view.isSent ? 'given.resend' : 'given.change')}
      </Button>
      <ChangeDelivery gift={gift} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
};

const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });
const empty = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-4)' });
const list = css({ maxWidth: '52rem' });
const strong = css({ fontWeight: 560 });
const steps = css({ display: 'grid', gap: '0.25rem', marginBlock: 'var(--space-1)' });
const step = css({
  display: 'flex',
  gap: '0.5rem',
  '& > svg': { flex: 'none', marginTop: '0.15rem' },
});
const looks = {
  done: css({ '& > svg': { color: 'var(--color-positive)' } }),
  next: css({ color: 'var(--color-ink-muted)' }),
  failed: css({ color: 'var(--color-danger)' }),
};
const action = css({ marginTop: 'var(--space-2)' });
