import { useState, type FormEvent } from 'react';
import { ok } from '@detour/shared-contracts/base';
import { isEmail, normaliseEmail } from '@detour/shared-contracts/rules';
import { printAddress, printPath, voucherAddress } from '@detour/shared-contracts/sites';
import { Button, LinkButton, TextField } from '@detour/shared-ui';
import { useApi, useHost, useLinkCode, useSite, type ApiError } from '@detour/remote-kit';
import { EmailField } from '../form/EmailField';
import { FailureNote } from '../form/FailureNote';
import { formStyles } from '../form/form.styles';
import { PageFrame } from '../form/PageFrame';
import { SidePanel } from '../form/SidePanel';
import { useSend } from '../form/useSend';
import { useText } from '../text';
import { openGift } from './gift.client';
import type { Names } from '../contract';

/** Gift recipients sign in with the code, without an account. @spec ROUTE-009 */
export const BeneficiaryLoginPage = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <PageFrame
      testId="page-beneficiary-login"
      title={text('beneficiary.title')}
      lead={text('beneficiary.text')}
      aside={
        <SidePanel title={text('beneficiary.lostTitle')}>
          <p>{text('beneficiary.lostText')}</p>
          <LinkButton kind="quiet" href={printPath<Names>('contact', locale)}>
            {text('account.contact')}
          </LinkButton>
        </SidePanel>
      }
    >
      <CodeForm />
    </PageFrame>
  );
};

/** Opens a session. No field has a name, so that a submit before hydration puts no code into a URL. @spec ACC-008 */
const CodeForm = () => {
  const text = useText();
  const { locale } = useSite();
  const { open, showStays } = useOpenGift();
  const sending = useSend();
  const code = useGivenCode();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const given = code.value.trim();
  const address = normaliseEmail(email);
  const failed = toFieldFailure(sending.failure);
  const hasWrongEmail = failed === 'email' || (tried && !isEmail(address));
  const enter = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (given === '' || !isEmail(address)) return sending.reset();
    void sending.send(
      () => open(given, address),
      (session) => showStays(session ? null : given),
    );
  };
  return (
    <form
      noValidate
      method="get"
      action={printPath<Names>('beneficiary-offers', locale)}
      css={formStyles.form}
      onSubmit={enter}
    >
      {!failed && <FailureNote failure={sending.failure} />}
      {locale.endsWith('_BE') && <input type="hidden" name="locale" value={locale} />}
      <TextField
        id="beneficiary-code"
        value={code.value}
        onChange={(event) => code.set(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={text('beneficiary.code')}
        hint={text('beneficiary.codeHint')}
        error={
          tried && given === '' ? text('form.mandatory') : failed === 'code' && text('benef.invalidCode')
        }
      />
      <EmailField
        id="beneficiary-email"
        value={email}
        typed={email}
        onCorrect={setEmail}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="email"
        hint={text('beneficiary.emailHint')}
        error={hasWrongEmail && text(email.trim() === '' ? 'form.mandatory' : 'form.email')}
      />
      <FindButton busy={sending.busy} />
    </form>
  );
};

const FindButton = ({ busy }: { readonly busy: boolean }) => {
  const text = useText();
  return (
    <div css={formStyles.actions}>
      <Button type="submit" busy={busy}>
        {text('beneficiary.find')}
      </Button>
    </div>
  );
};

/** Opens the gift of a code for a session, and shows its stays. */
const useOpenGift = () => {
  const api = useApi<Names>();
  const { navigation } = useHost();
  const { locale } = useSite();
  return {
    /** null for a known code that pays for no stay: the code's page explains it. */
    open: async (code: string, email: string) => {
      const answer = await openGift(api, { locale, code, email });
      return !answer.ok && answer.error.status === 409 ? ok(null) : answer;
    },
    /** With a code, the page shows the gift of the code; otherwise the open gift's stays. */
    showStays: (code: string | null): void => {
      void navigation.navigate(
        code === null
          ? printAddress<Names>('beneficiary-offers', locale)
          : voucherAddress<Names>(locale, code),
      );
    },
  };
};

/** Form input. Starts with the code of the link, if any. */
const useGivenCode = () => {
  const given = useLinkCode() ?? '';
  const [typed, set] = useState<string | null>(null);
  return { value: typed ?? given, set };
};

/** The field that the rejection concerns. */
const toFieldFailure = (failure: ApiError | null): 'code' | 'email' | null => {
  if (failure?.code === 'INVALID_EMAIL') return 'email';
  return failure?.status === 404 || failure?.status === 400 ? 'code' : null;
};
