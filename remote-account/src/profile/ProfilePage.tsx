import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { MailText, text as type } from '@detour/shared-ui';
import { PageFrame } from '../form/PageFrame';
import { EmailForm } from '../email/EmailForm';
import { formStyles } from '../form/form.styles';
import { PasskeyList } from '../security/passkeys/PasskeyList';
import { SecurityEvents } from '../security/SecurityEvents';
import { SessionList } from '../security/SessionList';
import { AccountGate } from '../session/AccountGate';
import { AccountNav } from '../session/AccountNav';
import { useText } from '../text';
import { MailPreferences } from './MailPreferences';
import { OwnData } from './OwnData';
import { PasswordForm } from './PasswordForm';
import { PersonalForm } from './PersonalForm';
import { SignOutButton } from './SignOutButton';

/** Personal details, security, own data, and sign-out. @spec ACC-004 ROUTE-007 */
export const ProfilePage = () => {
  const text = useText();
  return (
    <PageFrame testId="page-profile" title={text('account.profile')} above={<AccountNav />}>
      <AccountGate>
        {(account) => (
          <div css={column}>
            <section aria-labelledby="profile-personal" css={formStyles.section}>
              <h2 id="profile-personal" css={type.h2}>
                {text('profile.personalTitle')}
              </h2>
              <PersonalForm account={account} />
            </section>
            <Part id="profile-mails" title={text('prefs.title')}>
              <MailPreferences account={account} />
            </Part>
            <Part id="profile-address" title={text('email.title')}>
              <p>
                <MailText>{text('email.lead', { email: account.email })}</MailText>
              </p>
              {/* Remounts after a change of the address. */}
              <EmailForm key={account.email} present={account.email} />
            </Part>
            <section aria-labelledby="profile-password" css={[formStyles.section, formStyles.lined]}>
              <h2 id="profile-password" css={type.h2}>
                {text('profile.passwordTitle')}
              </h2>
              <PasswordForm email={account.email} />
            </section>
            <Part id="profile-passkeys" title={text('passkey.title')}>
              <PasskeyList />
            </Part>
            <Part id="profile-sessions" title={text('session.title')}>
              <SessionList />
            </Part>
            <Part id="profile-events" title={text('event.title')}>
              <SecurityEvents />
            </Part>
            <section aria-labelledby="profile-data" css={[formStyles.section, formStyles.lined]}>
              <h2 id="profile-data" css={type.h2}>
                {text('profile.dataTitle')}
              </h2>
              <OwnData />
            </section>
            <div css={formStyles.lined}>
              <SignOutButton />
            </div>
          </div>
        )}
      </AccountGate>
    </PageFrame>
  );
};

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} css={[formStyles.section, formStyles.lined]}>
    <h2 id={id} css={type.h2}>
      {title}
    </h2>
    {children}
  </section>
);

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-10)',
  maxWidth: '40rem',
});
