import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { DeliveryDialog } from '@detour/shared-checkout';
import {
  AlertTriangleIcon,
  Button,
  CheckIcon,
  ClockIcon,
  MailIcon,
  MailText,
  text,
  WholeWords,
} from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';
import { changeDelivery } from './giving.client';
import { toGivenGift, type GiftStage, type GivenGiftView } from './given-gift.view-model';
import { ReminderBox } from './ReminderBox';
import type { Names } from '../../contract';

export interface GivenGiftProps {
  readonly order: Pick<Order, 'orderUUID'>;
  readonly voucher: OrderVoucher;
  /** 0 for the first gift of the order. */
  readonly position: number;
  readonly onChange: (order: Order) => void;
}

const buttons: Readonly<Record<NonNullable<GivenGiftView['action']>, TextId>> = {
  send: 'given.send',
  change: 'given.change',
  correct: 'given.correct',
  again: 'given.again',
};

/** Stages of a gift (sent, opened, used), each with day and hour, and the actions of its buyer. */
export const GivenGift = ({ order, voucher, position, onChange }: GivenGiftProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { timeZone } = useSite();
  const [open, setOpen] = useState(false);
  const view = toGivenGift(voucher, { t, format, timeZone });
  if (!view) return null;
  const { title, stages, action, reminder } = view;
  const place = { orderUUID: order.orderUUID, position };
  return (
    <section css={box} aria-label={title} data-testid="given-gift" data-state={voucher.delivery?.state}>
      <h3 css={text.h3}>
        <WholeWords>{title}</WholeWords>
      </h3>
      {stages.length > 0 && (
        <ol css={list} role="list">
          {stages.map((stage) => (
            <Stage key={stage.key} stage={stage} />
          ))}
        </ol>
      )}
      {action && (
        <div>
          <Button kind="quiet" icon={<MailIcon size={20} />} onClick={() => setOpen(true)}>
            {t(buttons[action])}
          </Button>
        </div>
      )}
      {reminder !== null && <ReminderBox place={place} checked={reminder} onChange={onChange} />}
      <DeliveryDialog
        t={t}
        open={open}
        title={t(buttons[action ?? 'change'])}
        gift={voucher}
        save={(delivery) => changeDelivery(api, place, delivery)}
        onSaved={(changed) => {
          onChange(changed);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </section>
  );
};

const Stage = ({ stage: { label, detail, at, tone, key } }: { readonly stage: GiftStage }) => (
  <li css={[row, tone === 'next' && text.muted]} data-testid={`given-${key}`} data-tone={tone}>
    <span css={[mark, marks[tone]]} aria-hidden="true">
      {tone === 'done' && <CheckIcon size={16} />}
      {tone === 'next' && <ClockIcon size={22} />}
      {tone === 'problem' && <AlertTriangleIcon size={20} />}
    </span>
    <span css={words}>
      <span>
        <MailText>{label}</MailText>
      </span>
      {detail &&
        (at ? (
          <time dateTime={at} css={[text.small, text.muted]}>
            {detail}
          </time>
        ) : (
          <span css={[text.small, text.muted]}>{detail}</span>
        ))}
    </span>
  </li>
);

const box = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: '1.1rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});
const list = css({ display: 'grid', gap: 'var(--space-3)' });
const row = css({ display: 'flex', gap: '0.75rem', alignItems: 'flex-start' });
const words = css({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
const mark = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
});
const marks = {
  done: css({ background: 'var(--color-brand)', color: 'var(--color-on-brand)' }),
  // An empty circle would look like a radio button.
  next: css({ color: 'var(--color-ink-muted)' }),
  problem: css({ color: 'var(--color-negative)' }),
} as const;
