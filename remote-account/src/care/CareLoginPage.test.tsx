import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { openPage } from '../testing/open-page';

let rendered: Awaited<ReturnType<typeof openPage>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const outside = {
  kind: 'google',
  clientId: 'desk',
  issuer: 'https://login.shop.test/staff',
  signIn: '/api/care/login',
};

const open = async (path = '/care/login', issuer: object = outside) => {
  rendered = await openPage(path, { careIssuer: () => issuer } as never);
  await screen.findByTestId('page-care-login');
};

describe('the sign-in of customer care', () => {
  it('links to the configured issuer with a document navigation', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Se connecter' });
    expect(link).toHaveAttribute('href', '/api/care/login');
    expect(link).toHaveAttribute('target', '_top');
    expect(screen.getByText(/login\.shop\.test/)).toBeInTheDocument();
    expect(
      (
        await axe.run(document.body, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations,
    ).toEqual([]);
  }, 30_000);

  it.each([
    ['not-staff', /ne fait pas partie du service client/],
    ['failed', /La connexion n’a pas abouti/],
    ['down', /ne répond pas/],
  ])(
    'shows why the last attempt failed: %s',
    async (word, sentence) => {
      await open(`/care/login?signin=${word}`);
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
    },
    30_000,
  );

  it('ignores an unknown reason in the URL, and has no link with an older gateway', async () => {
    await open('/care/login?signin=constructor', { kind: 'google', clientId: 'desk' });
    expect(await screen.findByText(/compte Google/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
  }, 30_000);
});
