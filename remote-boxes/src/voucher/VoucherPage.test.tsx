import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import { giftFixture } from '../testing/gift.fixture';

const code = 'DTR-7K2M-0000-0000-0000';
const unknown = { kind: 'problem', status: 404, code: 'VOUCHER_NOT_FOUND', message: 'No voucher.' };
const down = { kind: 'network', message: 'No connection.' };

let rendered: Awaited<ReturnType<typeof renderRemote>> | null = null;

const open = async (handlers: FakeHandlers, change: Partial<RenderRemoteOptions> = {}) => {
  rendered = await renderRemote(definition, {
    path: `/gift#token=${code}`,
    locale: 'fr_FR' as Locale,
    messages: fr_FR,
    api: fakeApi(handlers),
    ...change,
  });
  return rendered;
};

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const type = async (typed: string) => {
  const field = screen.getByLabelText('Code cadeau');
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of a code', () => {
  it('unwraps the gift of a link, then shows its content and links to its stays [BENEF-001] [BENEF-008]', async () => {
    const asked: unknown[] = [];
    const opened: unknown[] = [];
    const unwrapped: unknown[] = [];
    const { host } = await open({
      openVoucher: ({ giftCode }) => {
        unwrapped.push(giftCode);
        return null;
      },
      voucherStatus: ({ params, giftCode }) => {
        asked.push([params, giftCode]);
        return giftFixture();
      },
      beneficiaryLogin: ({ body }) => {
        opened.push(body);
        return { gift: null };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Un cadeau pour vous' })).toBeInTheDocument();
    expect(host.navigated).toEqual(['/gift']);
    expect(asked).toEqual([[{ code: 'current' }, code]]);
    expect(screen.getByText('De la part de Camille')).toBeInTheDocument();
    expect(screen.getByText('Profitez bien !')).toBeInTheDocument();
    expect(screen.queryByText('Le petit-déjeuner')).toBeNull();
    await press('Découvrir mon cadeau');
    // The paper falls first.
    const title = await screen.findByRole('heading', { level: 1, name: 'Escapade en ville – deux nuits' });
    expect(title).toHaveFocus();
    expect(unwrapped).toEqual([code]);
    expect(screen.getByText('Le petit-déjeuner')).toBeInTheDocument();
    expect(screen.getByText(/Valable jusqu’au 21.novembre.2027/)).toBeInTheDocument();
    await press('Choisir mon séjour');
    await waitFor(() => expect(host.navigated.at(-1)).toBe('/beneficiary/offers'));
    expect(opened).toEqual([{ locale: 'fr_FR', code }]);
  });

  it('wraps a gift only until it has been unwrapped', async () => {
    await open({ voucherStatus: () => giftFixture({ isOpened: true }) });
    expect(await screen.findByTestId('gift')).toBeInTheDocument();
    expect(screen.queryByTestId('gift-wrapped')).toBeNull();
  });

  it('accepts a typed code in any spelling, and greets a named recipient [ROUTE-009]', async () => {
    const asked: unknown[] = [];
    await open(
      {
        voucherStatus: ({ giftCode }) => {
          asked.push(giftCode);
          return giftFixture({ toName: 'Claire', message: '' });
        },
      },
      { path: '/gift' },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'J’ai reçu un cadeau' })).toBeInTheDocument();
    await press('Ouvrir le cadeau');
    expect(screen.getByText('Saisissez votre code.')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await type('  dtr 7k2m0000 ');
    const title = await screen.findByRole('heading', { level: 1, name: 'Un cadeau pour Claire' });
    expect(title).toHaveFocus();
    expect(asked).toEqual(['dtr 7k2m0000']);
  });

  it('keeps an unknown code in its field, and accepts another one', async () => {
    await open({
      voucherStatus: ({ giftCode }) => (giftCode === 'DTR-NEW' ? giftFixture({ ownUse: true }) : unknown),
    });
    expect(
      await screen.findByText('Nous ne reconnaissons pas ce code. Vérifiez-le et réessayez.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Code cadeau')).toHaveValue(code);
    await type('DTR-NEW');
    expect(await screen.findByTestId('gift')).toBeInTheDocument();
    await press('Ouvrir un autre cadeau');
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('');
  });

  it('keeps the typed code when the network fails, and retries with it', async () => {
    let answer: unknown = down;
    await open({ voucherStatus: () => answer }, { path: '/gift' });
    await type('dtr-7k2m');
    expect(
      await screen.findByText(/Votre code est conservé/, undefined, { timeout: 4000 }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('dtr-7k2m');
    answer = giftFixture();
    await press('Réessayer');
    expect(await screen.findByTestId('gift-wrapped')).toBeInTheDocument();
  });

  it('shows a waiting time after too many codes', async () => {
    await open({
      voucherStatus: () => ({ kind: 'problem', status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.' }),
    });
    expect(await screen.findByText(/Trop d’essais/, undefined, { timeout: 4000 })).toBeInTheDocument();
  });

  it('shows the balance of a gift card with its uses [GCARD-002]', async () => {
    await open({
      voucherStatus: () =>
        giftFixture({
          kind: 'gift_card',
          state: 'claimed',
          value: 10_000,
          remainingValue: 2500,
          content: [],
          uses: [{ amount: 7500, day: '2026-11-20' }],
          uri: null,
          next: 'spend',
        }),
    });
    expect(await screen.findByTestId('gift-rest')).toHaveTextContent(
      /Solde de la carte.*25,00.€ sur 100,00.€/,
    );
    expect(screen.getByTestId('gift-uses')).toHaveTextContent(/75,00.€, le 20.novembre.2026/);
    expect(screen.getByRole('button', { name: 'Choisir un séjour' })).toBeInTheDocument();
  });

  it('shows where an activity takes place, and hides what is not known [ACT-004]', async () => {
    const activity = {
      partner: 'Le bureau des guides',
      place: 'Amboise',
      gettingThere: 'À pied depuis la gare.',
      schedules: ['D’avril à octobre'],
      included: [],
      importantInfo: [],
    };
    await open({
      voucherStatus: () =>
        giftFixture({
          kind: 'activity',
          ownUse: true,
          content: [],
          next: 'visit-partner',
          uri: '/a/kayak',
          activity,
        }),
    });
    const visit = await screen.findByTestId('gift-visit');
    expect(visit).toHaveTextContent('Le bureau des guides');
    expect(visit).toHaveTextContent('Horaires');
    expect(visit).not.toHaveTextContent('Compris');
    expect(screen.getByRole('link', { name: 'Voir l’activité' })).toHaveAttribute('href', '/a/kayak');
    expect(screen.queryByText(/De la part de/)).toBeNull();
  });

  it('shows why and when a gift ended, and offers no way to use it', async () => {
    await open({
      voucherStatus: () =>
        giftFixture({ state: 'expired', end: { reason: 'expired', day: '2026-11-01' }, next: 'contact' }),
    });
    expect(await screen.findByText(/Ce cadeau était valable jusqu’au 1er.novembre.2026/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'Choisir mon séjour' })).toBeNull();
  });

  it('waits while an order holds the gift, and requests the state again', async () => {
    let gift = giftFixture({ state: 'claimed', remainingValue: 0, next: 'wait' });
    await open({ voucherStatus: () => gift });
    expect(await screen.findByText('Une commande est en cours avec ce cadeau')).toBeInTheDocument();
    gift = giftFixture({ state: 'claimed' });
    await press('Vérifier de nouveau');
    expect(await screen.findByRole('button', { name: 'Choisir mon séjour' })).toBeInTheDocument();
  });

  it.each([
    ['was used meanwhile', { kind: 'problem', status: 409, code: 'VOUCHER_NOT_USABLE', message: 'Used.' }, 2],
    ['does not open', down, 1],
  ])('stays and explains when the gift %s', async (_, failure, times) => {
    let asked = 0;
    const ended = giftFixture({
      end: { reason: 'used', day: '2026-11-23' },
      next: 'browse',
      state: 'redeemed',
    });
    await open({
      voucherStatus: () => ((asked += 1) > 1 ? ended : giftFixture({ state: 'claimed' })),
      beneficiaryLogin: () => failure,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choisir mon séjour' }));
    expect(
      await screen.findByText(times === 2 ? /entièrement utilisé/ : /n’a pas pu être ouvert/),
    ).toBeInTheDocument();
    expect(asked).toBe(times);
  });

  it('has no axe violations wrapped, opened, ended and as form', async () => {
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const gifts = [
      giftFixture(),
      giftFixture({ state: 'claimed' }),
      giftFixture({ end: { reason: 'used', day: null }, next: 'browse' }),
    ];
    for (const gift of [...gifts, unknown]) {
      const { element, unmount } = await open({ voucherStatus: () => gift });
      await waitFor(() => expect(element.querySelector('h1')).not.toBeNull());
      expect((await axe.run(element, { rules })).violations).toEqual([]);
      await unmount();
      element.remove();
      rendered = null;
    }
  });
});

describe('the extension of a gift', () => {
  const extension = { from: '2026-09-22', until: '2026-12-21', newLastDay: '2027-05-21' };
  const late = () => giftFixture({ isOpened: true, validUntil: '2026-11-21', extension });

  it('is confirmed once, then the page shows the new last day', async () => {
    const extendVoucher = jest.fn(() =>
      giftFixture({ isOpened: true, validUntil: '2027-05-21', extension: null }),
    );
    await open({ voucherStatus: late, extendVoucher });
    await screen.findByTestId('gift');
    await press('Prolonger de 6 mois, sans frais');
    expect(screen.getByText(/Votre cadeau sera valable jusqu’au 21.mai.2027/)).toBeInTheDocument();
    await press('Prolonger mon cadeau');
    expect(await screen.findByText(/C’est prolongé : valable jusqu’au 21.mai.2027/)).toBeInTheDocument();
    expect(screen.getByText(/Valable jusqu’au 21.mai.2027/)).toBeInTheDocument();
    expect(extendVoucher).toHaveBeenCalledTimes(1);
    expect(extendVoucher).toHaveBeenCalledWith(
      expect.objectContaining({ params: { code: 'current' }, giftCode: code, query: { locale: 'fr_FR' } }),
    );
  });

  it('keeps the dialog and changes nothing when the network fails', async () => {
    await open({ voucherStatus: late, extendVoucher: () => down });
    await screen.findByTestId('gift');
    await press('Prolonger de 6 mois, sans frais');
    await press('Prolonger mon cadeau');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a changé');
    expect(screen.getByRole('button', { name: 'Prolonger mon cadeau' })).toBeEnabled();
  });

  it('requests the state again when another holder has extended the gift', async () => {
    let gift = late();
    const refusal = { kind: 'problem', status: 409, code: 'EXTENSION_NOT_ALLOWED', message: 'Extended.' };
    await open({
      voucherStatus: () => gift,
      extendVoucher: () => {
        gift = giftFixture({ isOpened: true, validUntil: '2027-05-21', extension: null });
        return refusal;
      },
    });
    await screen.findByTestId('gift');
    await press('Prolonger de 6 mois, sans frais');
    await press('Prolonger mon cadeau');
    expect(await screen.findByText(/Valable jusqu’au 21.mai.2027/)).toBeInTheDocument();
    expect(screen.queryByTestId('gift-extend')).toBeNull();
  });

  it.each([
    ['a gift that is too young', { from: '2028-03-22', until: '2028-06-20', newLastDay: '2028-11-21' }],
    ['a gift that was extended before', null],
  ])('is not offered for %s', async (_, given) => {
    await open({ voucherStatus: () => giftFixture({ isOpened: true, extension: given }) });
    await screen.findByTestId('gift');
    expect(screen.queryByTestId('gift-extend')).toBeNull();
    expect(screen.queryAllByText(/Vous pourrez prolonger ce cadeau de 6 mois/)).toHaveLength(given ? 1 : 0);
  });
});

describe('the exchange of a gift', () => {
  it('opens the gift and links to the gifts that it can be exchanged for', async () => {
    const { host } = await open({
      voucherStatus: () => giftFixture({ isOpened: true }),
      beneficiaryLogin: () => ({ gift: null }),
    });
    await screen.findByTestId('gift');
    await press('Échanger contre un autre cadeau');
    await waitFor(() => expect(host.navigated.at(-1)).toBe('/cadeau'));
    expect(host.emitted).toContainEqual({ name: 'boxes.gift-changed@1', payload: { isOpen: true } });
  });

  it('is not offered for a card, which pays any gift by itself', async () => {
    await open({ voucherStatus: () => giftFixture({ isOpened: true, kind: 'gift_card', next: 'spend' }) });
    await screen.findByTestId('gift');
    expect(screen.queryByRole('button', { name: 'Échanger contre un autre cadeau' })).toBeNull();
  });
});
