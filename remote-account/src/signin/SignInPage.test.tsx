import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { closePages, fillIn, lost, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

afterEach(closePages);

const fill = async (email = 'claire@exemple.fr', password = 'une phrase à moi') => {
  await fillIn(await screen.findByLabelText('Adresse e-mail'), email);
  await fillIn(screen.getByLabelText('Mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
};

describe('sign-in', () => {
  it('returns to the origin and notifies the shop of the customer [ACC-002] [ROUTE-008]', async () => {
    const signIn = jest.fn(() => accountFixture());
    const origin = encodeURIComponent('/recherche?flow=gifting#a=3');
    rendered = await openPage(`/account/signin?origin=${origin}`, { signIn, trips: () => ({ trips: [] }) });
    await fill();
    await waitFor(() => expect(rendered.host.navigated).toEqual(['/recherche?flow=gifting#a=3']));
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'claire@exemple.fr', password: 'une phrase à moi' } }),
    );
    expect(rendered.host.emitted).toContainEqual({
      name: 'account.signed-in-changed@1',
      payload: { name: 'Claire' },
    });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
    'does not redirect to %s outside the site [ACC-003]',
    async (origin) => {
      rendered = await openPage(`/account/signin?origin=${encodeURIComponent(origin)}`, {
        signIn: () => accountFixture(),
        me: () => accountFixture(),
        trips: () => ({ trips: [] }),
      });
      await fill();
      await waitFor(() => expect(rendered.host.navigated[0]).toBe('/account/trips'));
    },
  );

  it('shows the same error for a wrong password and an unknown address, and keeps the input', async () => {
    rendered = await openPage('/account/signin', { signIn: () => problem(401, 'SIGN_IN_FAILED') });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('est incorrect');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('claire@exemple.fr');
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('une phrase à moi');
    expect(rendered.host.navigated).toEqual([]);
  });

  it.each([
    [{ mailed: 'sent' }, 'Nous venons de vous renvoyer le lien'],
    [{ mailed: 'limited', retryAfterSeconds: 400 }, 'Cette fois, aucun e-mail n’est parti'],
    // An older gateway does not report whether it sent a mail.
    [{}, 'Nous venons de vous renvoyer le lien'],
  ])('shows for an unconfirmed address, with the response %j: %s', async (body, sentence) => {
    const refusal = { ...problem(403, 'ADDRESS_NOT_CONFIRMED'), body };
    rendered = await openPage('/account/signin', { signIn: () => refusal });
    await fill();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    if ('retryAfterSeconds' in body) expect(alert).toHaveTextContent('réessayez dans 7 minutes');
  });

  it('can be retried after a network failure', async () => {
    const signIn = jest.fn().mockReturnValueOnce(lost).mockReturnValue(accountFixture());
    rendered = await openPage('/account/signin?origin=%2Fcontact', { signIn });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('connexion a été perdue');
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(rendered.host.navigated).toEqual(['/contact']));
  });

  it('sends nothing with an invalid field and focuses it', async () => {
    const signIn = jest.fn();
    rendered = await openPage('/account/signin', { signIn });
    await fill('claire', 'x');
    const summary = screen.getByRole('group', { name: '1 champ à corriger' });
    expect(summary).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^Adresse e-mail – / }));
    expect(screen.getByLabelText('Adresse e-mail')).toHaveFocus();
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      'L’adresse e-mail semble incorrecte',
    );
    expect(signIn).not.toHaveBeenCalled();
  });

  it('sends one request for a double click', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const signIn = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    rendered = await openPage('/account/signin?origin=%2Fcontact', { signIn });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(signIn).toHaveBeenCalledTimes(1);
    answer(accountFixture());
    await waitFor(() => expect(rendered.host.navigated).toEqual(['/contact']));
  });

  it('can show the password', async () => {
    rendered = await openPage('/account/signin');
    const field = await screen.findByLabelText('Mot de passe');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('redirects a signed-in customer, but never because of a cookie alone', async () => {
    signInCookie(true);
    rendered = await openPage('/account/signin?origin=%2Fcontact', {
      me: () => problem(401, 'NOT_SIGNED_IN'),
    });
    expect(await screen.findByLabelText('Adresse e-mail')).toBeInTheDocument();
    expect(rendered.host.navigated).toEqual([]);
    await closePages();
    signInCookie(true);
    rendered = await openPage('/account/signin?origin=%2Fcontact', { me: () => accountFixture() });
    await waitFor(() => expect(rendered.host.navigated).toEqual(['/contact']));
  });
});
