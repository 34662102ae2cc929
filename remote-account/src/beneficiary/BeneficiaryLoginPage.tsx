import { useState, type FormEvent } from 'react';
import { printPath } from '@detour/shared-contracts';
import { Button, LinkButton, TextField } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/shared-ui/remote';
import { FailureNote } from '../form/FailureNote';
import { formStyles } from '../form/form.styles';
import { PageFrame } from '../form/PageFrame';
import { SidePanel } from '../form/SidePanel';
import { useSend } from '../form/useSend';
import { accountAddress } from '../session/sign-in-address';
import { useText } from '../text';
import { loadVoucher } from './voucher.client';

/** Whoever got a gift comes in with its code, without an account. @spec ROUTE-009 */
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
          <LinkButton kind="quiet" href={printPath('contact', locale)}>
            {text('account.contact')}
          </LinkButton>
        </SidePanel>
      }
    >
      <CodeForm />
    </PageFrame>
  );
};

/** A plain GET to the stays of the gift where no script runs; else the code is looked up first. */
const CodeForm = () => {
  const text = useText();
  const api = useApi();
  const { navigation } = useHost();
  const { locale } = useSite();
  const sending = useSend();
  const [isEmpty, setEmpty] = useState(false);
  const isUnknown = sending.failure?.status === 404 || sending.failure?.status === 400;
  const enter = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setEmpty(code === '');
    if (code === '') return sending.reset();
    void sending.send(
      () => loadVoucher(api, code, locale),
      () => void navigation.navigate(accountAddress('beneficiary-offers', locale, { code })),
    );
  };
  return (
    <form
      noValidate
      method="get"
      action={printPath('beneficiary-offers', locale)}
      css={formStyles.form}
      onSubmit={enter}
    >
      {!isUnknown && <FailureNote failure={sending.failure} />}
      {locale.endsWith('_BE') && <input type="hidden" name="locale" value={locale} />}
      <TextField
        name="code"
        id="beneficiary-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={text('beneficiary.code')}
        hint={text('beneficiary.codeHint')}
        error={isEmpty ? text('form.mandatory') : isUnknown && text('benef.invalidCode')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={sending.busy}>
          {text('beneficiary.find')}
        </Button>
      </div>
    </form>
  );
};
