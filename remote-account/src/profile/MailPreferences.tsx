import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { Account, UpdateMeRequest } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { MailText, Note, SelectField, Switch, text as type } from '@detour/shared-ui';
import { putData, useApi } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { SavedNote } from '../form/SavedNote';
import { useSend } from '../form/useSend';
import { updateMe } from '../session/account.client';
import { meQuery } from '../session/account.query';
import { useText } from '../text';
import { languageOptions } from './language-options';
import type { Names } from '../contract';

type Preference = 'language' | 'newsletter' | 'reminders' | 'giftNews';

/** Saves a change at once. The switches show the state of the last response, so a failed change shows the former state. */
const useChange = () => {
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const [saved, setSaved] = useState<Preference | null>(null);
  return {
    saved,
    failure: sending.failure,
    busy: sending.busy,
    change: (what: Preference, body: UpdateMeRequest) => {
      setSaved(null);
      void sending.send(
        () => updateMe(api, body),
        (account) => {
          putData(client, meQuery(api).queryKey, account);
          setSaved(what);
        },
      );
    },
  };
};

/** Which e-mails the customer gets, and in which language. Each switch describes its effect. @spec ACC-004 */
export const MailPreferences = ({ account }: { readonly account: Account }) => {
  const text = useText();
  const { change, busy, saved, failure } = useChange();
  const { preferences, newsletter, newsletterPending = false } = account;
  const row = (what: Preference) => ({ busy, saved: saved === what });
  return (
    <div css={column} data-testid="mail-preferences">
      <FailureNote failure={failure} />
      <LanguageRow account={account} onChange={(locale) => change('language', { locale })} saved={saved} />
      <Row
        {...row('newsletter')}
        title={text('prefs.newsletter')}
        hint={text('prefs.newsletterHint')}
        checked={newsletter}
        onChange={(wanted) => change('newsletter', { newsletter: wanted })}
      >
        {newsletterPending && !newsletter && (
          <Note>
            <MailText>{text('prefs.newsletterPending', { email: account.email })}</MailText>
          </Note>
        )}
      </Row>
      {preferences && (
        <>
          <Row
            {...row('reminders')}
            title={text('prefs.reminders')}
            hint={text('prefs.remindersHint')}
            checked={preferences.reminders}
            onChange={(reminders) => change('reminders', { preferences: { reminders } })}
          />
          <Row
            {...row('giftNews')}
            title={text('prefs.giftNews')}
            hint={text('prefs.giftNewsHint')}
            checked={preferences.giftNews}
            onChange={(giftNews) => change('giftNews', { preferences: { giftNews } })}
          />
        </>
      )}
      <p css={[type.small, type.muted]}>{text('prefs.needed')}</p>
    </div>
  );
};

interface LanguageRowProps {
  readonly account: Account;
  readonly saved: Preference | null;
  readonly onChange: (locale: Locale) => void;
}

const LanguageRow = ({ account, saved, onChange }: LanguageRowProps) => {
  const text = useText();
  return (
    <div css={part}>
      <SelectField
        id="prefs-language"
        label={text('profile.mailLanguage')}
        hint={text('prefs.languageHint')}
        options={languageOptions}
        value={account.locale}
        onChange={({ target }) => onChange(target.value as Locale)}
      />
      <SavedNote isSaved={saved === 'language'}>{text('profile.saved')}</SavedNote>
    </div>
  );
};

interface RowProps {
  readonly title: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly onChange: (wanted: boolean) => void;
  readonly children?: ReactNode;
}

const Row = ({ title, hint, checked, busy, saved, onChange, children }: RowProps) => {
  const text = useText();
  const hintId = useId();
  return (
    <div css={[part, lined]}>
      <Switch
        checked={checked}
        aria-describedby={hintId}
        aria-busy={busy}
        onChange={({ target }) => onChange(target.checked)}
      >
        {title}
      </Switch>
      <p id={hintId} css={[type.small, type.muted, measure]}>
        {hint}
      </p>
      <div role="status">{children}</div>
      <SavedNote isSaved={saved}>{text('profile.saved')}</SavedNote>
    </div>
  );
};

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' });
const part = css({ display: 'grid', gap: 'var(--space-2)', '& > :empty': { display: 'none' } });
const lined = css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-3)' });
const measure = css({ maxWidth: 'calc(100% - 4rem)' });
