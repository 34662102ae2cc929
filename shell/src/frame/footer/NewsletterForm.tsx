import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { isEmail, suggestMailDomain } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { Button, media, text as type, TextField } from '@detour/shared-ui';
import { needsScript } from '../frame-styles';
import { useFrameServices } from '../frame-services';
import { useFrameText } from '../useFrameText';

type State = 'idle' | 'sending' | 'sent';

/**
 * One field and a button. Validated on blur and on submit. A failed subscription leaves it unchanged, without a message. @spec
 * NEWS-003 NEWS-004 NEWS-005 NEWS-006 NEWS-007 NEWS-008
 */
export const NewsletterForm = ({ locale }: { readonly locale: Locale }) => {
  const text = useFrameText();
  const services = useFrameServices();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [state, setState] = useState<State>('idle');
  const isWrong = checked && email.trim() !== '' && !isEmail(email.trim());
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!services || state === 'sending' || !isEmail(email.trim())) return;
    setState('sending');
    services.subscribe(email.trim()).then(
      (taken) => setState(taken ? 'sent' : 'idle'),
      () => setState('idle'),
    );
  };
  return (
    <section css={needsScript}>
      <h2 css={heading}>{text('newsletter.title')}</h2>
      <div role="status">{state === 'sent' && <p css={type.body}>{text('newsletter.thanks')}</p>}</div>
      {state !== 'sent' && (
        <form noValidate onSubmit={send} css={form}>
          <TextField
            label={text('order.email')}
            name="newsletter"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            data-testid="newsletter-email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setChecked(false);
            }}
            onBlur={() => setChecked(true)}
            error={isWrong ? text('form.email') : undefined}
            hint={<MailHint email={email} locale={locale} shown={checked} onCorrect={setEmail} />}
            css={field}
          />
          <Button
            type="submit"
            kind="quiet"
            busy={state === 'sending'}
            data-testid="newsletter-submit"
            css={submit}
          >
            {text('newsletter.submit')}
          </Button>
        </form>
      )}
    </section>
  );
};

interface MailHintProps {
  readonly email: string;
  readonly locale: Locale;
  readonly shown: boolean;
  readonly onCorrect: (email: string) => void;
}

/** A button with a likely mail domain; otherwise the unsubscribe note. */
const MailHint = ({ email, locale, shown, onCorrect }: MailHintProps) => {
  const text = useFrameText();
  const domain = shown ? suggestMailDomain(email, locale) : null;
  if (domain === null) return <>{text('newsletter.legal')}</>;
  return (
    <button
      type="button"
      css={correction}
      onClick={() => onCorrect(email.slice(0, email.lastIndexOf('@') + 1) + domain)}
    >
      {text('form.emailSuggestion', { domain })}
    </button>
  );
};

const heading = css({ marginBlockEnd: 'var(--space-3)', fontSize: '1rem', fontWeight: 560, lineHeight: 1.4 });

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 var(--space-2)',
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: '1fr', rowGap: 'var(--space-3)' },
});

// On a green background: light labels and hints; an error has a paper background and the field's red border.
const field = css({
  '& label, & span': { color: 'var(--color-ink-inverse)' },
  '& [id$="-hint"]': { color: 'var(--color-ink-inverse-muted)' },
  '& [id$="-error"], & [id$="-error"] span': { color: 'var(--color-ink-inverse)' },
});

/** Beside the field, below its label. */
const submit = css({ marginBlockStart: '1.69rem', [media.mobile]: { marginBlockStart: 0 } });

const correction = css({
  minHeight: 'var(--size-target)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-ink-inverse)',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
