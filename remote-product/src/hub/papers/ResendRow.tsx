import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { MailIcon, MailText, Spinner, text } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';
import { hubRow } from '../blocks/hub-row.styles';
import { resendLetter } from './papers.client';
import type { Names } from '../../contract';

type Outcome = 'resend.done' | 'resend.failed' | 'resend.tooMany';

/** Sends the latest letter again, and shows the address or the reason of a failure. */
export const ResendRow = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const api = useApi<Names>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef(false);
  const what = order.status === 'cancelled' ? 'cancellation' : 'confirmation';
  const label: TextId = what === 'cancellation' ? 'hub.resendCancellation' : 'hub.resend';
  const send = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setOutcome(null);
    const sent = await resendLetter(api, order.orderUUID, what);
    running.current = false;
    setBusy(false);
    if (sent.ok) setOutcome('resend.done');
    else setOutcome(sent.error.status === 429 ? 'resend.tooMany' : 'resend.failed');
  };
  return (
    <>
      <button type="button" css={hubRow} aria-disabled={busy} onClick={() => void send()}>
        {busy ? <Spinner size={20} /> : <MailIcon size={20} />}
        <span>{t(label)}</span>
      </button>
      <p role="status" css={[text.small, outcome && told, outcome === 'resend.done' && done]}>
        {outcome && <MailText>{t(outcome, { email: order.buyer.email })}</MailText>}
      </p>
    </>
  );
};

const told = css({ paddingBlock: 'var(--space-2)', paddingInlineStart: '2rem', overflowWrap: 'anywhere' });
const done = css({ color: 'var(--color-positive)' });
