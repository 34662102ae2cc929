import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, openPage, problem } from '../testing/open-page';

let rendered: Awaited<ReturnType<typeof openPage>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const voucher = () => ({
  kind: 'box',
  state: 'issued',
  label: 'Escapade en ville',
  productId: 'VILLE2N-D-EBOX',
  nights: null,
  adults: 2,
  value: 27_900,
  remainingValue: 27_900,
  validUntil: '2028-05-21',
});

const find = () => userEvent.click(screen.getByRole('button', { name: 'Voir mon cadeau' }));

describe('the way in with a gift code', () => {
  it('leads to the stays of the gift, without an account [ROUTE-009]', async () => {
    const voucherStatus = jest.fn(voucher);
    rendered = await openPage('/beneficiary/login', { voucherStatus });
    await fillIn(screen.getByLabelText('Code cadeau'), ' DTR-7K2M ');
    await find();
    await waitFor(() => expect(rendered?.host.navigated).toEqual(['/beneficiary/offers?code=DTR-7K2M']));
    expect(voucherStatus).toHaveBeenCalledWith(expect.objectContaining({ params: { code: 'DTR-7K2M' } }));
  });

  it('says that a code is unknown, and keeps it', async () => {
    rendered = await openPage('/beneficiary/login', {
      voucherStatus: () => problem(404, 'VOUCHER_NOT_FOUND'),
    });
    await fillIn(screen.getByLabelText('Code cadeau'), 'NON');
    await find();
    await waitFor(() =>
      expect(screen.getByLabelText('Code cadeau')).toHaveAccessibleDescription(
        expect.stringContaining('Nous ne reconnaissons pas ce code.'),
      ),
    );
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('NON');
  });

  it('asks for a code, and says when too many were tried', async () => {
    rendered = await openPage('/beneficiary/login', { voucherStatus: () => problem(429, 'RATE_LIMITED') });
    await find();
    expect(screen.getByLabelText('Code cadeau')).toHaveAccessibleDescription(
      expect.stringContaining('Champ obligatoire'),
    );
    await fillIn(screen.getByLabelText('Code cadeau'), 'A');
    await find();
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop d’essais en peu de temps');
  });
});
