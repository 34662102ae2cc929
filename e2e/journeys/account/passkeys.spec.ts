import { expect, test, type CDPSession, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { openAccount } from '../../support/people/account';
import { watchConsole } from '../../support/checks/console';
import { expectPage } from '../../support/steps';

/** Chromium's virtual authenticator, whose user verification always succeeds. */
const addAuthenticator = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // The test uses our button. Otherwise the autofill request of the address field would respond first.
      automaticPresenceSimulation: true,
    },
  });
  return session;
};

test('a passkey is created, signs in, and is removed', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await openAccount(page, `cle-${Date.now()}@example.org`);
  const authenticator = await addAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Mes clés d’accès' });
  const name = passkeys.getByLabel('Nom de la clé d’accès');
  // The page suggests the name of the device when it has started.
  await expect(name).toHaveValue(/Chrome/);
  await name.fill('Mon portable');
  await passkeys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(passkeys.getByText('Clé d’accès ajoutée')).toBeVisible();
  await expect(passkeys.getByText('Mon portable')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await expectPage(page, 'page-home');
  await page.goto('/account/signin?origin=%2Faccount%2Fsettings%2Fprofile');
  await expectPage(page, 'page-signin');
  // Chromium may respond to the autofill request at once. Otherwise use the button.
  const button = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' });
  await button.click({ timeout: 5000 }).catch(() => undefined);
  await expectPage(page, 'page-profile');
  await expect(passkeys.getByText(/^Dernière utilisation/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Appareils connectés' })).toContainText('Cet appareil');

  await passkeys.getByRole('button', { name: 'Retirer Mon portable' }).click();
  await expect(passkeys.getByText('Mon portable')).toBeHidden();
  const events = page.getByRole('region', { name: 'Sécurité du compte' });
  await expect(events.getByRole('listitem')).toContainText([/Clé d’accès retirée/, /Clé d’accès ajoutée/]);
  await authenticator.detach();
  expect(complaints).toEqual([]);
});
