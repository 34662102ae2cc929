import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFixture } from '@detour/shared-checkout/testing';
import { closePages, fillIn, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

afterEach(closePages);

const fill = async (password = 'une phrase à moi') => {
  await fillIn(await screen.findByLabelText('Prénom'), 'Claire');
  await fillIn(screen.getByLabelText('Nom'), 'Vasseur');
  await fillIn(screen.getByLabelText('Adresse e-mail'), 'claire@exemple.fr');
  await fillIn(screen.getByLabelText('Mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
};

describe('sign-up', () => {
  it('requests confirmation of the address and keeps the return address', async () => {
    const signUp = jest.fn(() => ({ status: 'mail_sent' }));
    rendered = await openPage('/account/signup?origin=%2Fcontact', { signUp });
    await fill();
    expect(await screen.findByRole('heading', { name: 'Consultez votre boîte mail' })).toHaveFocus();
    expect(signUp).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          email: 'claire@exemple.fr',
          password: 'une phrase à moi',
          firstName: 'Claire',
          lastName: 'Vasseur',
          newsletter: false,
          locale: 'fr_FR',
          origin: '/contact',
        },
      }),
    );
  });

  it('states that no further mail was sent, and until when [P24]', async () => {
    const signUp = () => ({ status: 'mail_sent', mailed: 'limited', retryAfterSeconds: 601 });
    rendered = await openPage('/account/signup', { signUp });
    await fill();
    expect(
      await screen.findByRole('heading', { name: 'Cette fois, aucun e-mail n’est parti' }),
    ).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      /demandés pour claire@exemple\.fr.*réessayez dans 11 minutes/,
    );
  });

  it.each([
    ['court', 'Choisissez au moins 10 caractères'],
    ['aaaaaaaaaaaa', 'Ce mot de passe est trop facile à deviner'],
  ])('rejects the password %s', async (password, sentence) => {
    const signUp = jest.fn();
    rendered = await openPage('/account/signup', { signUp });
    await fill(password);
    expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
    expect(signUp).not.toHaveBeenCalled();
  });

  it('suggests a correction for a typo in the domain', async () => {
    rendered = await openPage('/account/signup');
    await fillIn(await screen.findByLabelText('Adresse e-mail'), 'claire@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: /^Vouliez-vous dire @gmail/ }));
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('claire@gmail.com');
  });
});

describe('the confirmation of an address', () => {
  it('shows in another browser how many orders the account got [P25]', async () => {
    const confirmAddress = () => ({ account: null, ordersAttached: 2 });
    rendered = await openPage('/account/confirm#token=one', { confirmAddress });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    expect(await screen.findByText(/les 2 commandes passées avec cette adresse/)).toBeInTheDocument();
  });

  it('requires a click, then signs in and returns to the origin', async () => {
    const confirmAddress = jest.fn(() => ({ account: accountFixture() }));
    rendered = await openPage('/account/confirm?origin=%2Fcontact#token=abc', { confirmAddress });
    const button = await screen.findByRole('button', { name: 'Confirmer mon adresse' });
    expect(confirmAddress).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(confirmAddress).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 'abc' } }));
    expect(rendered.host.navigated).toEqual(['/account/confirm?origin=%2Fcontact', '/contact']);
  });

  it('redirects to sign-in in another browser', async () => {
    rendered = await openPage('/account/confirm?origin=%2Fcontact#token=abc', {
      confirmAddress: () => ({ account: null }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    expect(
      await screen.findByRole('heading', { name: 'Votre adresse e-mail est confirmée' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/account/signin?origin=%2Fcontact',
    );
  });

  it.each([
    ['LINK_EXPIRED', 'Ce lien n’est plus valable', 'Créer un compte'],
    ['LINK_USED', 'Votre adresse e-mail est confirmée', 'Se connecter'],
  ])('explains the next step after %s', async (code, title, action) => {
    rendered = await openPage('/account/confirm#token=abc', { confirmAddress: () => problem(410, code) });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('is requested by mail without revealing whether the address is known', async () => {
    const forgotPassword = jest.fn(() => ({ status: 'mail_sent' }));
    rendered = await openPage('/account/password', { forgotPassword });
    await fillIn(await screen.findByLabelText('Adresse e-mail'), 'claire@exemple.fr');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(await screen.findByText(/Si claire@exemple.fr a un compte/)).toBeInTheDocument();
  });

  it('is accepted with the token of the mail', async () => {
    const resetPassword = jest.fn(() => null);
    rendered = await openPage('/account/password#token=abc', { resetPassword });
    await fillIn(await screen.findByLabelText('Nouveau mot de passe'), 'une autre phrase');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await screen.findByRole('heading', { name: 'Votre mot de passe est modifié' }),
    ).toBeInTheDocument();
    expect(resetPassword).toHaveBeenCalledWith(
      expect.objectContaining({ body: { token: 'abc', password: 'une autre phrase' } }),
    );
  });

  it.each([
    ['COMMON_PASSWORD', /figure dans des fuites de données connues/],
    ['PERSONAL_PASSWORD', /Évitez votre nom/],
  ])('keeps the form and shows the reason after %s', async (code, sentence) => {
    rendered = await openPage('/account/password#token=abc', { resetPassword: () => problem(400, code) });
    await fillIn(await screen.findByLabelText('Nouveau mot de passe'), 'Azertyuiop2026!');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('Azertyuiop2026!');
  });

  it('offers a new link if the old one has expired', async () => {
    rendered = await openPage('/account/password#token=abc', {
      resetPassword: () => problem(410, 'LINK_EXPIRED'),
    });
    await fillIn(await screen.findByLabelText('Nouveau mot de passe'), 'une autre phrase');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/account/password',
    );
  });
});
