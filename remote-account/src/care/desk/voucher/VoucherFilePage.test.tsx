import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { plain } from '@detour/remote-kit/testing';
import { careFileFixture, careVoucherFixture } from '../../../testing/care-file.fixture';
import { lost, openPage, problem } from '../../../testing/open-page';

let rendered: Awaited<ReturnType<typeof openPage>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const path = '/care/orders/12345678/vouchers/0';

const open = async (answers: object, at = path) => {
  rendered = await openPage(at, answers as never, { mode: 'care' });
  return rendered;
};

describe('the file of a voucher', () => {
  it('shows worth, uses, mail, reminders and journal, and links to other files', async () => {
    await open({ careVoucher: () => careVoucherFixture() });
    const page = await screen.findByTestId('page-care-voucher');
    await screen.findByText('jonas@exemple.fr', { exact: false });
    const words = plain(page.textContent ?? '');
    expect(words).toContain('Bon : Au bord de la mer');
    expect(words).toContain('non distribué');
    expect(words).toContain('550 no such user');
    expect(words).toContain('envoyés, jours avant la fin : 60, 14');
    expect(words).toContain('40,00 € rendus');
    expect(words).toContain('2 personnes · annulé');
    expect(screen.getByRole('link', { name: 'Retour à la commande 12345678' })).toHaveAttribute(
      'href',
      '/care/orders/12345678',
    );
    expect(screen.getByRole('link', { name: 'Dossier 99999999' })).toHaveAttribute(
      'href',
      '/care/orders/99999999/vouchers/1',
    );
    expect(screen.getByRole('link', { name: 'Dossier 87654321' })).toHaveAttribute(
      'href',
      '/care/orders/87654321',
    );
    expect((await axe.run(page, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  }, 30_000);

  it.each([
    [problem(404, 'NOT_FOUND'), /Ce bon n’existe pas/],
    [problem(401, 'NOT_IN_CARE'), /session/i],
  ])(
    'reports a missing voucher and an ended session',
    async (answer, sentence) => {
      await open({ careVoucher: () => answer });
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    },
    30_000,
  );

  it('can be requested again when the response is lost', async () => {
    let isLost = true;
    await open({ careVoucher: () => (isLost ? lost : careVoucherFixture()) });
    const again = await screen.findByRole('button', { name: /Réessayer/ }, { timeout: 15_000 });
    isLost = false;
    await userEvent.click(again);
    expect(await screen.findByText('550 no such user')).toBeInTheDocument();
  }, 40_000);

  it('is linked from the vouchers of its order', async () => {
    await open(
      {
        careFile: () => careFileFixture({ vouchers: [careVoucherFixture().voucher] }),
        careMessages: () => ({ messages: [] }),
        careActions: () => problem(503, 'X'),
      },
      '/care/orders/12345678#vouchers',
    );
    const tab = await screen.findByRole('tab', { name: /Bons/ });
    await userEvent.click(tab);
    expect(
      within(screen.getByRole('tabpanel')).getAllByRole('link', { name: 'Dossier de ce bon' })[0],
    ).toHaveAttribute('href', path);
  }, 30_000);
});
