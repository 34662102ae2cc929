import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../../testing/open-page';
import { issued, voucherOrderFixture } from '../../testing/voucher-order.fixture';

const path = `/confirmation/${orderUUID}`;

afterEach(closePages);

const delivery = (change: Partial<NonNullable<OrderVoucher['delivery']>> = {}) => ({
  toName: 'Claire',
  toEmail: 'claire@example.org',
  locale: 'nl_NL' as const,
  design: 'birthday',
  sendAt: '2026-12-24T17:30:00.000Z',
  state: 'waiting',
  sentAt: null,
  canChange: true,
  ...change,
});

const given = (voucher: Partial<OrderVoucher>): Order =>
  voucherOrderFixture(
    { status: 'confirmed' },
    {
      ...issued,
      toName: 'Claire',
      design: 'birthday',
      openedAt: null,
      usedAt: null,
      reminder: false,
      ...voucher,
    },
  );

const open = async (voucher: Partial<OrderVoucher>, answers: object = {}) => {
  const page = await openPage(path, { order: () => given(voucher), ...answers });
  return { ...page, gift: await screen.findByTestId('given-gift') };
};

const stages = (gift: HTMLElement): readonly string[] =>
  within(gift)
    .queryAllByRole('listitem')
    .map((item) => `${item.dataset['tone']}: ${plain(item.textContent ?? '')}`);

describe('a gift on the page of its order', () => {
  it.each<[string, Partial<OrderVoucher>, readonly string[], string | null]>([
    [
      'that waits for its hour',
      { delivery: delivery() },
      ['next: Envoi prévu à claire@example.org24 décembre 2026, 18 h 30'],
      'Modifier l’envoi',
    ],
    [
      'that leaves at once',
      { delivery: delivery({ sendAt: null }) },
      ['next: Envoi prévu à claire@example.orgIl part dans un instant'],
      'Modifier l’envoi',
    ],
    [
      'whose address was refused',
      { delivery: delivery({ state: 'failed' }) },
      ['problem: L’adresse claire@example.org a été refuséeCorrigez-la, et le cadeau repart aussitôt.'],
      'Corriger l’adresse',
    ],
    [
      'that was sent',
      { delivery: delivery({ state: 'sent', sentAt: '2026-12-24T17:30:05.000Z' }) },
      [
        'done: Envoyé à claire@example.org24 décembre 2026, 18 h 30',
        'next: Pas encore ouvert',
        'next: Pas encore utilisé',
      ],
      'Envoyer de nouveau',
    ],
    [
      'that was opened and used',
      {
        state: 'claimed',
        delivery: delivery({ state: 'sent', sentAt: '2026-12-24T17:30:05.000Z', canChange: false }),
        openedAt: '2026-12-24T18:00:00.000Z',
        usedAt: '2027-01-10T09:00:00.000Z',
      },
      [
        'done: Envoyé à claire@example.org24 décembre 2026, 18 h 30',
        'done: Ouvert24 décembre 2026, 19 h',
        'done: Utilisé pour la première fois10 janvier 2027, 10 h',
      ],
      null,
    ],
    [
      'that its buyer passes on',
      { delivery: null },
      ['next: Pas encore ouvert', 'next: Pas encore utilisé'],
      'L’envoyer par e-mail',
    ],
  ])('shows the stages of a gift %s', async (_what, voucher, told, button) => {
    const { gift } = await open(voucher);
    expect(stages(gift)).toEqual(told);
    expect(within(gift).queryByRole('button')?.textContent ?? null).toBe(button);
    expect((await axe.run(gift)).violations).toEqual([]);
  });

  it('hides the code of a gift that is not sent yet until the buyer requests it', async () => {
    await open({ delivery: delivery() });
    expect(screen.queryByTestId('voucher-code')).toBeNull();
    await userEvent.click(screen.getByTestId('voucher-show'));
    expect(screen.getByTestId('voucher-code')).toHaveTextContent(issued.code);
  });

  it.each([
    ['for oneself', { ownUse: true }],
    ['by post', { format: 'physical' as const }],
    ['of an older gateway', { design: undefined as unknown as string }],
    ['that was withdrawn', { state: 'refunded' as const }],
  ])('is absent for a gift %s', async (_what, voucher) => {
    await openPage(path, { order: () => given({ delivery: null, ...voucher }) });
    await screen.findByTestId('confirmation-order');
    expect(screen.queryByTestId('given-gift')).toBeNull();
  });

  it('keeps the input when the gateway fails, and shows the new state when it responds', async () => {
    const lost: ApiError = { kind: 'network', message: 'lost' };
    let failing = true;
    const { gift } = await open(
      { delivery: delivery() },
      {
        giftDelivery: () => {
          if (failing) return lost;
          return given({ delivery: delivery({ sendAt: null, toEmail: 'claire.petit@example.org' }) });
        },
      },
    );
    await userEvent.click(within(gift).getByRole('button'));
    const dialog = await screen.findByTestId('giving-dialog');
    const address = await within(dialog).findByTestId('giving-email');
    await userEvent.clear(address);
    await userEvent.type(address, 'claire.petit@example.org');
    await userEvent.click(within(dialog).getByTestId('giving-now'));
    await userEvent.click(within(dialog).getByTestId('giving-save'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Rien n’a changé');
    expect(address).toHaveValue('claire.petit@example.org');
    failing = false;
    await userEvent.click(within(dialog).getByTestId('giving-save'));
    await waitFor(() => expect(gift).toHaveTextContent('claire.petit@example.org'));
    expect(gift).toHaveTextContent('Il part dans un instant');
  });
});
