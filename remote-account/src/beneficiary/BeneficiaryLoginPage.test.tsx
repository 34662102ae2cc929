import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePages, fillIn, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

afterEach(closePages);

const gift = () => ({
  gift: {
    code: 'DTR-7K2M-0000-0000-0000',
    email: 'claire@example.org',
    kind: 'box',
    state: 'issued',
    label: 'Escapade en ville',
    productId: 'VILLE2N-D-EBOX',
    nights: null,
    adults: 2,
    remainingValue: 27_900,
    validUntil: '2028-05-21',
  },
});

const codeField = () => screen.getByLabelText('Code cadeau');
const emailField = () => screen.getByLabelText('Adresse e-mail');
const find = () => userEvent.click(screen.getByRole('button', { name: 'Voir mon cadeau' }));

describe('the sign-in with a gift code', () => {
  it('opens a session and the stays of the gift without an account [ROUTE-009] [ACC-008]', async () => {
    const beneficiaryLogin = jest.fn(gift);
    rendered = await openPage('/beneficiary/login', { beneficiaryLogin });
    await fillIn(codeField(), ' DTR-7K2M ');
    await fillIn(emailField(), 'Claire@example.org');
    await find();
    await waitFor(() => expect(rendered.host.navigated).toEqual(['/beneficiary/offers']));
    expect(beneficiaryLogin).toHaveBeenCalledWith(
      expect.objectContaining({ body: { locale: 'fr_FR', code: 'DTR-7K2M', email: 'claire@example.org' } }),
    );
  });

  it.each(['/beneficiary/login#token=DTR-7K2M', '/beneficiary/login?code=DTR-7K2M'])(
    'removes a code passed in the URL: %s',
    async (address) => {
      rendered = await openPage(address, { beneficiaryLogin: gift });
      await waitFor(() => expect(codeField()).toHaveValue('DTR-7K2M'));
      expect(rendered.host.navigated).toEqual(['/beneficiary/login']);
    },
  );

  it('puts no code into the URL when submitted before the script runs', async () => {
    rendered = await openPage('/beneficiary/login', { beneficiaryLogin: gift });
    const form = codeField().closest('form');
    await fillIn(codeField(), 'DTR-7K2M');
    await fillIn(emailField(), 'claire@example.org');
    expect([...new FormData(form!).keys()]).toEqual([]);
  });

  it('reports an unknown code and keeps the input', async () => {
    rendered = await openPage('/beneficiary/login', {
      beneficiaryLogin: () => problem(404, 'VOUCHER_NOT_FOUND'),
    });
    await fillIn(codeField(), 'NON');
    await fillIn(emailField(), 'claire@example.org');
    await find();
    await waitFor(() =>
      expect(codeField()).toHaveAccessibleDescription(
        expect.stringContaining('Nous ne reconnaissons pas ce code.'),
      ),
    );
    expect(codeField()).toHaveValue('NON');
  });

  it('explains a code that pays for no stay', async () => {
    rendered = await openPage('/beneficiary/login', {
      beneficiaryLogin: () => problem(409, 'VOUCHER_NOT_USABLE'),
    });
    await fillIn(codeField(), 'DTR-7K2M');
    await fillIn(emailField(), 'claire@example.org');
    await find();
    await waitFor(() => expect(rendered.host.navigated).toEqual(['/gift#token=DTR-7K2M']));
  });

  it('requires both fields and reports too many attempts', async () => {
    rendered = await openPage('/beneficiary/login', {
      beneficiaryLogin: () => problem(429, 'RATE_LIMITED'),
    });
    await find();
    for (const field of [codeField(), emailField()])
      expect(field).toHaveAccessibleDescription(expect.stringContaining('Champ obligatoire'));
    await fillIn(codeField(), 'A');
    await fillIn(emailField(), 'claire@example.org');
    await find();
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop d’essais en peu de temps');
  });
});
