import { css } from '@emotion/react';
import { Button, ErrorSummary, Note, TextField } from '@detour/shared-ui';
import { useText } from '../text';
import { useLookupForm } from './useLookupForm';

/** Finds a booking by its number and the buyer's e-mail address. @spec ACC-009 */
export const LookupForm = () => {
  const t = useText();
  const { submit, bind, errors, errorCount, attempt, busy, failure } = useLookupForm();
  return (
    <form noValidate method="post" css={form} onSubmit={submit}>
      <ErrorSummary title={t('form.errors', { count: errorCount })} errors={errors} attempt={attempt} />
      {failure && (
        <Note tone="danger" role="alert">
          {t(failure)}
        </Note>
      )}
      <TextField
        {...bind('orderNumber')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('lookup.numberHint')}
      />
      <TextField
        {...bind('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('lookup.submit')}
        </Button>
      </div>
    </form>
  );
};

const form = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: '32rem' });
