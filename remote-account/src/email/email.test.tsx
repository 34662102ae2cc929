import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { closePages, fillIn, lost, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

afterEach(closePages);

const sent = { status: 'mail_sent' };

describe('the address of the account', () => {
  beforeEach(() => signInCookie(true));

  const open = async (changeEmail: () => unknown, more = {}) => {
    rendered = await openPage('/account/settings/profile', {
      me: () => accountFixture(),
      sessions: () => ({ sessions: [] }),
      passkeys: () => ({ passkeys: [] }),
      securityEvents: () => ({ events: [] }),
      changeEmail,
      ...more,
    });
    return within(await screen.findByRole('region', { name: 'Mon adresse e-mail' }));
  };
  const ask = async (part: ReturnType<typeof within>, email: string) => {
    await fillIn(part.getByLabelText('Nouvelle adresse e-mail'), email);
    await userEvent.click(part.getByRole('button', { name: 'Changer d’adresse' }));
  };

  it('explains that a link in a mail confirms the change', async () => {
    const changeEmail = jest.fn(() => sent);
    const part = await open(changeEmail);
    expect(part.getByText(/^Nous vous écrivons à claire@exemple.fr/)).toBeInTheDocument();
    await ask(part, ' claire@nouveau.fr ');
    expect(await part.findByText(/envoyer à claire@nouveau.fr/)).toBeInTheDocument();
    expect(changeEmail).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'claire@nouveau.fr' } }),
    );
    await userEvent.click(part.getByRole('button', { name: 'Utiliser une autre adresse' }));
    expect(part.getByLabelText('Nouvelle adresse e-mail')).toHaveValue('');
  });

  it.each([
    ['', 'Champ obligatoire'],
    ['claire', 'L’adresse e-mail semble incorrecte'],
    ['Claire@Exemple.fr', 'C’est déjà votre adresse'],
  ])('sends no request for "%s"', async (email, message) => {
    const changeEmail = jest.fn(() => sent);
    const part = await open(changeEmail);
    await ask(part, email);
    expect(await part.findAllByText(new RegExp(message))).not.toHaveLength(0);
    expect(changeEmail).not.toHaveBeenCalled();
  });

  it('asks for the password first if the last proof of identity is too old', async () => {
    let isProven = false;
    const changeEmail = jest.fn(() => (isProven ? sent : problem(403, 'CONFIRM_IDENTITY')));
    const confirmIdentity = jest.fn(() => {
      isProven = true;
      return null;
    });
    const part = await open(changeEmail, { confirmIdentity });
    await ask(part, 'claire@nouveau.fr');
    const dialog = within(await screen.findByRole('dialog', { name: /Est-ce bien vous/ }));
    await fillIn(dialog.getByLabelText('Mot de passe'), 'une phrase');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
    expect(await part.findByText(/envoyer à claire@nouveau.fr/)).toBeInTheDocument();
    expect(changeEmail).toHaveBeenCalledTimes(2);
  });
});

const links = [
  {
    step: 'confirms',
    path: '/account/email#token=abc',
    call: 'confirmEmailChange',
    title: 'Confirmer votre nouvelle adresse',
    button: 'Confirmer l’adresse',
    done: 'Votre adresse est modifiée',
    next: ['Mon profil', '/account/settings/profile'],
  },
  {
    step: 'undoes',
    path: '/account/email?undo=1#token=abc',
    call: 'undoEmailChange',
    title: 'Protéger votre compte',
    button: 'Ce n’était pas moi',
    done: 'Votre compte est protégé',
    next: ['Demander un nouveau lien', '/account/password'],
  },
] as const;

describe.each(links)(
  'the link that $step a change of address',
  ({ path, call, title, button, done, next }) => {
    const press = async () => userEvent.click(await screen.findByRole('button', { name: button }));

    it('requires a click, in any browser, and removes its token from the URL', async () => {
      const answer = jest.fn(() => null);
      rendered = await openPage(path, { [call]: answer });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(answer).not.toHaveBeenCalled();
      await waitFor(() => expect(rendered.host.navigated).toEqual([path.replace('#token=abc', '')]));
      await press();
      expect(await screen.findByRole('heading', { level: 1, name: done })).toBeInTheDocument();
      expect(answer).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 'abc' } }));
      expect(screen.getByRole('link', { name: next[0] })).toHaveAttribute('href', next[1]);
    });

    it.each([
      ['LINK_USED', done],
      ['LINK_EXPIRED', 'Ce lien n’est plus valable'],
    ])('explains the result after %s', async (code, heading) => {
      rendered = await openPage(path, { [call]: () => problem(410, code) });
      await press();
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    });

    it('can be retried after a network failure', async () => {
      rendered = await openPage(path, { [call]: jest.fn().mockReturnValueOnce(lost).mockReturnValue(null) });
      await press();
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      await press();
      expect(await screen.findByRole('heading', { level: 1, name: done })).toBeInTheDocument();
    });

    it('reports an invalid link without a token', async () => {
      rendered = await openPage(path.replace('#token=abc', ''));
      expect(await screen.findByText('Ce lien n’est plus valable')).toBeInTheDocument();
    });
  },
);

it('emits the signed-out state after a change was undone', async () => {
  rendered = await openPage('/account/email?undo=1#token=abc', { undoEmailChange: () => null });
  await userEvent.click(await screen.findByRole('button', { name: 'Ce n’était pas moi' }));
  await waitFor(() =>
    expect(rendered.host.emitted).toContainEqual({
      name: 'account.signed-in-changed@1',
      payload: { name: null },
    }),
  );
});

it('emits nothing if another account is signed in', async () => {
  document.cookie = 'user_account_id=somebody-else';
  rendered = await openPage('/account/email?undo=1#token=abc', { undoEmailChange: () => null });
  await userEvent.click(await screen.findByRole('button', { name: 'Ce n’était pas moi' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Votre compte est protégé' }),
  ).toBeInTheDocument();
  expect(rendered.host.emitted.map(({ name }) => name)).not.toContain('account.signed-in-changed@1');
  document.cookie = 'user_account_id=; max-age=0';
});
