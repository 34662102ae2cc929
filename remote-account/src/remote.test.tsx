import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { fakeApi, renderRemote, type RenderRemoteOptions } from '@detour/remote-kit/testing';
import { definition } from './definition';
import es_ES from './messages/es_ES.json';
import fr_FR from './messages/fr_FR.json';
import { tripFixture } from './testing/account.fixture';

const contactFields = {
  orgid: '',
  status: 'New',
  type: '',
  recordSubtype: '',
  language: 'fr',
  pointOfSale: 'fr',
  retURL: '',
};

const api = fakeApi({
  me: () => accountFixture(),
  trips: () => ({ trips: [tripFixture()] }),
  wishlist: () => ({ items: [] }),
  contactSettings: () => ({ action: '/', fields: contactFields, captcha: 'altcha' }),
  careIssuer: () => ({ kind: 'local', clientId: null }),
});

const open = (path: string, change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, { path, locale: 'fr_FR', messages: fr_FR, api, ...change });

const pages = [
  ['/account/signin', 'page-signin', 'Se connecter'],
  ['/account/signup', 'page-signup', 'Créer un compte'],
  ['/account/confirm#token=abc', 'page-account-confirm', 'Confirmer votre adresse e-mail'],
  ['/account/email#token=abc', 'page-account-email', 'Confirmer votre nouvelle adresse'],
  ['/account/password', 'page-password', 'Choisir un nouveau mot de passe'],
  ['/account/settings/profile', 'page-profile', 'Mon profil'],
  ['/account/trips', 'page-trips', 'Mes séjours'],
  ['/account/wishlist', 'page-wishlist', 'Favoris'],
  ['/contact', 'page-contact', 'Aide et contact'],
  ['/beneficiary/login', 'page-beneficiary-login', 'J’ai reçu un cadeau'],
  ['/care/login', 'page-care-login', 'Connexion service client'],
] as const;

/** Timeout (ms): axe reads every element, which is slow on a busy machine. */
const slowRules = 30_000;

const privatePaths = pages.map(([path]) => path).filter((path) => path !== '/contact');

const isOwn = (path: string): boolean => /profile|trips|wishlist/.test(path);

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
  signInCookie(false);
});

describe('remote-account', () => {
  it.each(pages)(
    'renders %s as %s [ROUTE-007] [ROUTE-008] [ROUTE-009] [CARE-010]',
    async (path, testId, title) => {
      signInCookie(isOwn(path));
      rendered = await open(path);
      expect(await screen.findByTestId(testId)).toBeInTheDocument();
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    },
  );

  it.each(pages)(
    'has no axe violations on %s',
    async (path) => {
      signInCookie(isOwn(path));
      rendered = await open(path);
      await screen.findByRole('heading', { level: 1 });
      const { violations } = await axe.run(rendered.element, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations).toEqual([]);
    },
    slowRules,
  );

  it.each(privatePaths)('excludes %s from search engines', async (path) => {
    rendered = await open(path);
    expect(rendered.prefetched?.head.robots).toBe('noindex');
  });

  it('allows search engines to index the contact page', async () => {
    rendered = await open('/contact');
    expect(rendered.prefetched?.head.robots).toBeUndefined();
    expect(rendered.prefetched?.head.title).toBe('Aide et contact – Détour');
  });

  it('uses the language of the site', async () => {
    rendered = await open('/account/signin', { locale: 'es_ES', messages: es_ES });
    expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeInTheDocument();
  });

  it('mounts and unmounts twice without leaks', async () => {
    for (const path of ['/account/signin', '/contact']) {
      const mounted = await open(path);
      await screen.findByRole('heading', { level: 1 });
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });
});
