import type { TestApp, Visitor } from '../../../test/test-app';

export const password = 'un long séjour au bord de la Loire';

export const signUpBody = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  locale: 'fr_FR',
  email: 'lea@example.org',
  password,
  firstName: 'Léa',
  lastName: 'Martin',
  newsletter: false,
  ...overrides,
});

/** The token in the link of the latest mail to an address. */
export const latestToken = ({ mails }: TestApp, email = 'lea@example.org'): string => {
  const mail = mails.filter(({ to }) => to.address === email).at(-1);
  return /[#]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

/** Signs up, opens the mail and confirms in one browser, which is signed in afterwards. */
export const openAccount = async (
  shop: TestApp,
  visitor: Visitor = shop.visitor(),
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Visitor> => {
  const body = signUpBody(overrides);
  await visitor.post('/api/account/signup', { body });
  await shop.app.jobs.turn();
  const token = latestToken(shop, String(body.email));
  const confirmed = await visitor.post('/api/account/confirm', { body: { token } });
  if (confirmed.status !== 200) throw new Error(`The account was not opened: ${confirmed.text}`);
  return visitor;
};
