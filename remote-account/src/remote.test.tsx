import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { fakeApi, renderRemote, type RenderRemoteOptions } from '@detour/shared-ui/testing';
import { definition } from './definition';
import es_ES from './messages/es_ES.json';
import fr_FR from './messages/fr_FR.json';

const open = (path: string, change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, { path, locale: 'fr_FR', messages: fr_FR, api: fakeApi({}), ...change });

const pages = [
  ['/account/signin', 'page-signin', 'Vous pourrez bientôt créer un compte'],
  ['/account/settings/profile', 'page-profile', 'Mon profil'],
  ['/account/trips', 'page-trips', 'Mes séjours'],
  ['/account/wishlist', 'page-wishlist', 'Favoris'],
  ['/contact', 'page-contact', 'Aide et contact'],
  ['/beneficiary/login', 'page-beneficiary-login', 'J’ai reçu un cadeau'],
  ['/care/login', 'page-care-login', 'Connexion service client'],
] as const;

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

describe('remote-account', () => {
  it.each(pages)('draws %s as %s [ROUTE-007] [ROUTE-009]', async (path, testId, title) => {
    rendered = await open(path);
    expect(screen.getByTestId(testId)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(rendered.prefetched?.head.title).toBe(`${title} – Détour`);
  });

  it.each(pages)('has no control on %s that would do nothing', async (path) => {
    rendered = await open(path);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });

  it.each(pages)('breaks no rule of accessibility on %s', async (path) => {
    rendered = await open(path);
    const { violations } = await axe.run(rendered.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('mounts and unmounts twice, and leaves nothing behind', async () => {
    for (const [path, testId] of [pages[0], pages[4]]) {
      const mounted = await open(path);
      expect(screen.getByTestId(testId)).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });
});

describe('sign-in', () => {
  it('leads back to where one came from [ROUTE-008]', async () => {
    rendered = await open('/account/signin?origin=%2Fsejours%2Frecherche%2Fp12');
    expect(screen.getByRole('link', { name: 'Continuer sans compte' })).toHaveAttribute(
      'href',
      '/sejours/recherche/p12',
    );
  });

  it('leads home rather than off the site [ACC-003]', async () => {
    rendered = await open('/account/signin?origin=https%3A%2F%2Felsewhere.example');
    expect(screen.getByRole('link', { name: 'Continuer sans compte' })).toHaveAttribute('href', '/');
  });
});

describe('the pages of the account', () => {
  it('lead to sign-in, which leads back to them', async () => {
    rendered = await open('/account/trips');
    expect(screen.getByRole('link', { name: 'À propos des comptes' })).toHaveAttribute(
      'href',
      '/account/signin?origin=%2Faccount%2Ftrips',
    );
  });
});

describe('the contact page', () => {
  it('gives the phone with its hours [CONTACT-009]', async () => {
    rendered = await open('/contact', { locale: 'es_ES', messages: es_ES });
    expect(screen.getByRole('link', { name: 'Llamar al 01 00 00 00 00' })).toHaveAttribute(
      'href',
      'tel:0100000000',
    );
    expect(screen.getByText('de lunes a viernes de 10 a 19 h, sábados de 10 a 18 h')).toBeInTheDocument();
  });

  it('is for search engines, unlike what is private', async () => {
    rendered = await open('/contact');
    expect(rendered.prefetched?.head.robots).toBeUndefined();
    await rendered.unmount();
    rendered = await open('/account/trips');
    expect(rendered.prefetched?.head.robots).toBe('noindex');
  });
});
