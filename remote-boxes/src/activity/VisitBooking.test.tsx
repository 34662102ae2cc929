import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { GiftActivity, VisitBooking, VoucherStatus } from '@detour/shared-contracts/api';
import { fakeApi, renderRemote, type FakeHandlers } from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import { giftFixture } from '../testing/gift.fixture';

const code = 'DTR-7K2M-0000-0000-0000';
const problem = (status: number, word: string) => ({ kind: 'problem', status, code: word, message: word });
const down = { kind: 'network', message: 'No connection.' };

const contact = {
  name: 'Le Ponton Bleu',
  address: '12 quai des Tonneliers',
  zip: '37400',
  town: 'Amboise',
  country: 'FR',
  phone: '+33261910012',
  email: 'contact@ponton-bleu.example',
  lat: 47.4,
  lng: 0.98,
  languages: ['fr', 'en'],
  booking: 'slots' as const,
};

const booking: VisitBooking = {
  day: '2026-11-27',
  starts: '14:00',
  party: 2,
  guestName: 'Claire Petit',
  changeableUntil: '2026-11-26T13:00:00.000Z',
  isChangeable: true,
};

const giftWith = (activity: Partial<GiftActivity>, change: Partial<VoucherStatus> = {}): VoucherStatus =>
  giftFixture({
    kind: 'activity',
    label: 'Kayak sur la Loire',
    next: 'visit-partner',
    ownUse: true,
    content: [],
    activity: {
      partner: contact.name,
      place: 'Amboise',
      gettingThere: 'À dix minutes à pied.',
      schedules: ['Du mardi au samedi, de 10 h à 18 h.'],
      included: [],
      importantInfo: [],
      contact,
      duration: '2 h',
      booking: null,
      ...activity,
    },
    ...change,
  });

const slots = {
  slots: [
    { day: '2026-11-27', starts: '10:00', left: 2 },
    { day: '2026-11-27', starts: '14:00', left: 9 },
    { day: '2026-11-28', starts: '10:00', left: 9 },
  ],
  first: '2026-11-27',
  last: '2026-12-05',
};

let rendered: Awaited<ReturnType<typeof renderRemote>> | null = null;

/** The voucher changes as the calls of the page change it. */
const open = async (start: VoucherStatus, handlers: FakeHandlers = {}) => {
  let gift = start;
  rendered = await renderRemote(definition, {
    path: `/gift#token=${code}`,
    locale: 'fr_FR',
    messages: fr_FR,
    api: fakeApi({ voucherStatus: () => gift, visitSlots: () => slots, ...handlers }),
  });
  return (next: VoucherStatus) => {
    gift = next;
  };
};

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chooser = () => within(screen.getByTestId('visit-chooser'));
const fill = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /vendredi.27.novembre.2026/ }));
  await userEvent.click(chooser().getByRole('radio', { name: /à 10.h.*2 places libres/ }));
  await userEvent.type(chooser().getByLabelText('Réserver au nom de'), 'Claire Petit');
  await userEvent.type(chooser().getByLabelText('Adresse e-mail'), 'claire@example.org');
};

describe('the day with a partner', () => {
  it('is chosen from the days that have slots, and named by the heading that takes the focus', async () => {
    const asked: unknown[] = [];
    const change = await open(giftWith({}), {
      bookVisit: ({ body, giftCode, params }) => {
        asked.push([body, giftCode, params]);
        change(giftWith({ booking }));
        return { booking };
      },
    });
    expect(await screen.findByRole('radio', { name: /jeudi.26.novembre.2026/ })).toBeDisabled();
    await fill();
    await press('Réserver ce créneau');
    expect(await screen.findByRole('heading', { name: 'Votre créneau est réservé' })).toHaveFocus();
    expect(screen.getByTestId('visit-booked')).toHaveTextContent(/vendredi.27.novembre.2026à 14.h/);
    expect(asked).toEqual([
      [
        {
          locale: 'fr_FR',
          day: '2026-11-27',
          starts: '10:00',
          guest: { name: 'Claire Petit', email: 'claire@example.org' },
        },
        code,
        { code: 'current' },
      ],
    ]);
  });

  it('names what is missing at its field, and focuses it', async () => {
    await open(giftWith({}));
    const day = await screen.findByRole('radio', { name: /vendredi.27.novembre.2026/ });
    await press('Réserver ce créneau');
    expect(screen.getByText('Choisissez un jour et une heure.')).toBeInTheDocument();
    expect(day).toHaveFocus();
    expect(chooser().getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      /Saisissez une adresse e-mail/,
    );
    await userEvent.click(day);
    await userEvent.click(chooser().getByRole('radio', { name: /à 10/ }));
    await press('Réserver ce créneau');
    expect(chooser().getByLabelText('Réserver au nom de')).toHaveFocus();
  });

  it.each([
    ['a taken slot', problem(409, 'SLOT_TAKEN'), 'Ce créneau vient d’être pris', 'Réserver ce créneau'],
    [
      'a closed booking',
      problem(409, 'BOOKING_CLOSED'),
      'Ce n’est plus possible en ligne',
      'Réserver ce créneau',
    ],
    ['a lost connection', down, fr_FR['error.generic'], 'Réessayer'],
    ['too many attempts', problem(429, 'TOO_MANY_ATTEMPTS'), /Trop d’essais/, 'Réserver ce créneau'],
  ])('keeps the input after %s', async (_what, answer, title, button) => {
    await open(giftWith({}), { bookVisit: () => answer });
    await fill();
    await press('Réserver ce créneau');
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(chooser().getByLabelText('Adresse e-mail')).toHaveValue('claire@example.org');
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
  });

  it('moves a booking without requesting the name again, or keeps it', async () => {
    const asked: unknown[] = [];
    const moved = { ...booking, day: '2026-11-28', starts: '10:00' };
    const change = await open(giftWith({ booking }), {
      bookVisit: ({ body }) => {
        asked.push(body);
        change(giftWith({ booking: moved }));
        return { booking: moved };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Changer de créneau' }));
    expect(chooser().queryByLabelText('Adresse e-mail')).toBeNull();
    await press('Garder mon créneau');
    await press('Changer de créneau');
    await userEvent.click(await screen.findByRole('radio', { name: /samedi.28.novembre.2026/ }));
    await userEvent.click(chooser().getByRole('radio', { name: /à 10/ }));
    await press('Passer à ce créneau');
    await waitFor(() => expect(screen.getByTestId('visit-booked')).toHaveAttribute('data-day', '2026-11-28'));
    expect(asked).toEqual([{ locale: 'fr_FR', day: '2026-11-28', starts: '10:00' }]);
  });

  it('is cancelled after a question, and then chosen again', async () => {
    const change = await open(giftWith({ booking }), {
      cancelVisit: () => {
        change(giftWith({}));
        return { booking: null };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler cette réservation' }));
    await press('Oui, annuler');
    expect(await screen.findByRole('heading', { name: 'Choisissez votre jour' })).toHaveFocus();
  });

  it('names the partner’s phone when it is too late to change', async () => {
    await open(giftWith({ booking: { ...booking, isChangeable: false } }));
    expect(await screen.findByText(/moins de 24 heures.*02.61.91.00.12/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Changer de créneau' })).toBeNull();
  });

  it('is agreed by phone or mail where the partner has no slots', async () => {
    await open(giftWith({ contact: { ...contact, booking: 'partner' } }));
    const call = await screen.findByRole('link', { name: /Appeler le 02.61.91.00.12/ });
    expect(call).toHaveAttribute('href', 'tel:+33261910012');
    expect(screen.getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute(
      'href',
      'mailto:contact@ponton-bleu.example?subject=Kayak%20sur%20la%20Loire',
    );
    expect(screen.queryByTestId('visit-chooser')).toBeNull();
  });

  it('offers a retry when the slots cannot be loaded', async () => {
    let isDown = true;
    await open(giftWith({}), { visitSlots: () => (isDown ? problem(500, 'FAILED') : slots) });
    expect(
      await screen.findByText('Les créneaux n’ont pas pu être chargés.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    isDown = false;
    await press('Réessayer');
    expect(await screen.findByRole('radio', { name: /vendredi.27.novembre.2026/ })).toBeEnabled();
  }, 20_000);

  it('has no accessibility violation while it is chosen and when it is booked', async () => {
    for (const gift of [giftWith({}), giftWith({ booking })]) {
      await open(gift);
      await screen.findByTestId(gift.activity?.booking ? 'visit-booked' : 'visit-chooser');
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
      expect(violations).toEqual([]);
      await rendered?.unmount();
      rendered?.element.remove();
    }
    rendered = null;
  });
});

describe('the partner’s dialog', () => {
  const used = giftWith(
    {},
    { end: { reason: 'used', day: '2026-11-27' }, next: 'browse', state: 'redeemed' },
  );
  const enter = async (pin: string) => {
    await userEvent.click(await screen.findByTestId('partner-open'));
    await userEvent.type(await screen.findByLabelText('Code PIN du partenaire'), pin);
    await userEvent.click(screen.getByTestId('partner-confirm'));
  };

  it('marks the voucher as used with the right PIN, and shows it on the page', async () => {
    const asked: unknown[] = [];
    const change = await open(giftWith({ booking }), {
      partnerRedeem: ({ body }) => {
        asked.push(body);
        change(used);
        return { label: 'Kayak sur la Loire', party: 2, state: 'redeemed' };
      },
    });
    await enter('24x6810');
    expect(await screen.findByTestId('gift-ended')).toHaveAttribute('data-reason', 'used');
    expect(asked).toEqual([{ locale: 'fr_FR', code, pin: '246810' }]);
  });

  it.each([
    ['a short PIN', null, '12', /ne correspond pas à ce bon/],
    ['a wrong PIN', problem(404, 'VOUCHER_NOT_FOUND'), '000000', /ne correspond pas à ce bon/],
    ['too many attempts', problem(429, 'TOO_MANY_ATTEMPTS'), '000000', /Trop d’essais/],
    ['a lost connection', down, '246810', /n’est jamais validé deux fois/],
  ])('reports %s and keeps the PIN', async (_what, answer, pin, words) => {
    await open(giftWith({ booking }), { partnerRedeem: () => answer });
    await enter(pin);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Code PIN du partenaire')).toHaveValue(pin);
  });

  it('shows that the voucher has ended when it was already used', async () => {
    const change = await open(giftWith({ booking }), {
      partnerRedeem: () => {
        change(used);
        return problem(409, 'VOUCHER_NOT_USABLE');
      },
    });
    await enter('246810');
    expect(await screen.findByTestId('gift-ended')).toBeInTheDocument();
  });
});
