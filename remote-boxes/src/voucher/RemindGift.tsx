import { css } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { VoucherStatus } from '@detour/shared-contracts/api';
import { isEmail, isFilled } from '@detour/shared-contracts/rules';
import { Button, MailText, Note, text as type, TextField } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { askReminder } from '../beneficiary/gift.query';
import type { Names } from '../contract';
import { useText, type TextId } from '../text';

interface RemindGiftProps {
  readonly gift: VoucherStatus;
  readonly code: string;
}

/** Reminders before the last day, for a holder of the code who agrees to them. A link in each mail ends them. */
export const RemindGift = ({ gift: { reminder }, code }: RemindGiftProps) => {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const done = useRef<HTMLDivElement>(null);
  // The focused button was removed.
  useEffect(() => {
    if (address !== null) done.current?.focus();
  }, [address]);
  if (!reminder) return null;
  if (address !== null || reminder.isAsked) {
    return (
      <div ref={done} tabIndex={-1} css={quiet} data-testid="gift-reminded">
        <p css={[type.small, type.muted]} role="status">
          <MailText>
            {address === null ? text('reminder.isAsked') : text('reminder.done', { email: address })}
          </MailText>
        </p>
      </div>
    );
  }
  return isAsked ? (
    <ReminderForm code={code} onDone={setAddress} />
  ) : (
    <p>
      <Button kind="link" onClick={() => setAsked(true)} data-testid="gift-remind">
        {text('reminder.button')}
      </Button>
    </p>
  );
};

interface ReminderFormProps {
  readonly code: string;
  readonly onDone: (address: string) => void;
}

const ReminderForm = ({ code, onDone }: ReminderFormProps) => {
  const text = useText();
  const { email, problem, state, type: typed, submit } = useReminder(code, onDone);
  // The pressed button was removed.
  useEffect(() => document.getElementById('gift-reminder')?.focus(), []);
  return (
    <form noValidate css={column} onSubmit={submit}>
      <TextField
        id="gift-reminder"
        label={text('reminder.email')}
        hint={text('reminder.consent')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        error={problem && text(problem)}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
      {state === 'failed' && (
        <Note tone="danger" role="alert" title={text('error.generic')}>
          {text('reminder.failed')}
        </Note>
      )}
      <div>
        <Button type="submit" kind="quiet" busy={state === 'busy'}>
          {text('reminder.send')}
        </Button>
      </div>
    </form>
  );
};

const problemOf = (email: string): TextId | null => {
  if (!isFilled(email)) return 'form.mandatory';
  return isEmail(email.trim()) ? null : 'form.email';
};

const useReminder = (code: string, onDone: (address: string) => void) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<TextId | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const send = async (): Promise<void> => {
    setState('busy');
    const asked = await askReminder(api, code, { email: email.trim(), locale });
    setState(asked.ok ? 'idle' : 'failed');
    if (asked.ok) onDone(email.trim());
  };
  return {
    email,
    problem,
    state,
    type: (typed: string): void => {
      setEmail(typed);
      setProblem(null);
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      const found = problemOf(email);
      setProblem(found);
      if (found) document.getElementById('gift-reminder')?.focus();
      else if (state !== 'busy') void send();
    },
  };
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const quiet = css({ '&:focus': { outline: 'none' } });
