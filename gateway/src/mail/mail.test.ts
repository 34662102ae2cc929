import type { Order, OrderedStay } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newTemporaryFolder } from '../../test/temporary-folder';
import en from '../messages/en.json';
import { createTranslate, type MessageId } from '../messages/message-catalogue';
import { calendarText, cancellationText, confirmationText } from '../messages/mail-text';
import { createFileTransport } from './mail-transport';
import { renderMailHtml, renderMailText } from './render-mail';

const order = (locale: Locale): Order & { readonly stay: OrderedStay } => ({
  orderUUID: '18494bcb-2039-4537-91ad-2c21da0dbdf7',
  orderNumber: '82045056',
  status: 'confirmed',
  locale,
  createdAt: '2026-11-23T09:00:00.000Z',
  holdExpiresAt: null,
  currency: 'EUR',
  amount: 38_940,
  lines: [{ kind: 'stay', label: 'Escapade', quantity: 1, amount: 38_940 }],
  taxAtHotel: 660,
  kind: 'stay',
  voucher: null,
  stay: {
    offerId: '1',
    label: 'Escapade',
    uri: '/sejours/recherche/1',
    image: null,
    hotel: {
      id: 'h1',
      label: 'Les Deux Rives <& fils>',
      stars: 3,
      uri: 'les-deux-rives',
      review: null,
      location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.41, lng: 0.98 },
      address: '1 quai de Loire',
      zipCode: '37400',
    },
    roomTitle: 'Chambre double',
    checkin: '2026-12-30',
    checkout: '2027-01-02',
    checkinTime: '15:00',
    checkoutTime: '11:00',
    nights: 3,
    rooms: 1,
    adult: 2,
    child: 1,
    baby: 0,
    cancellationPolicy: {
      type: 'FLEX',
      cancellable: true,
      isCancellable: true,
      cancellationDeadline: '2026-12-27',
      cancellableUntil: '2026-12-27',
      message: null,
    },
  },
  buyer: { firstName: 'Léa', lastName: 'Martin', email: 'lea@example.org' },
  payment: { method: 'card', last4: '4242' },
});

const pageOf = (locale: Locale) => ({
  text: confirmationText(order(locale), order(locale).stay, true),
  locale,
  brand: 'Détour',
  link: 'http://fr.localhost:8080/confirmation/1?token=a&locale=fr_FR',
  cover: 'http://fr.localhost:8080/images/loire/720_480.webp',
});

/** A value for each argument of a message. */
const samplesOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 2]));

// Messages that are the same in some language and English.
const sameInSome: readonly MessageId[] = ['mail.hotel', 'mail.dateAndTime', 'bucket.comfort'];

describe('the messages', () => {
  it.each(locales)('are complete and well-formed in %s', (locale) => {
    const t = createTranslate(locale);
    for (const id of Object.keys(en) as MessageId[]) {
      const text = t(id, samplesOf(en[id]));
      expect(text).not.toMatch(/[{}']/);
      if (!sameInSome.includes(id)) expect(text).not.toBe(en[id].replace(/\{(\w+)\}/g, '2'));
    }
  });

  it('use the plural forms of the language', () => {
    expect(createTranslate('fr_BE')('room.rooms', { count: 1 })).toBe('1 chambre');
    expect(createTranslate('nl_BE')('room.rooms', { count: 2 })).toBe('2 kamers');
  });
});

describe('the confirmation mail', () => {
  it('lists product, dates, prices and deadline, in the buyer’s language with all taxes', () => {
    const text = renderMailText(pageOf('fr_FR'));
    expect(text).toContain('Votre séjour est réservé\u202f!');
    expect(text).toContain('30\u00a0décembre\u00a02026');
    expect(text).toContain('Arrivée à partir de 15\u00a0h');
    expect(text).toContain('2 adultes, 1 enfant');
    expect(text).toContain('396,00\u00a0€');
    expect(text).toContain('Taxe de séjour à régler sur place\u202f: 6,60\u00a0€');
    expect(text).toContain('Annulation gratuite jusqu’au 27\u00a0décembre\u00a02026');
    expect(text).toContain('Catalogue de démonstration');
    expect(renderMailText(pageOf('nl_NL'))).toContain('Totaalprijs, inclusief belastingen\n  €\u00a0396,00');
  });

  it('lists the days of the activities, in the mail and in the calendar entry', () => {
    const plain = order('nl_NL');
    const stay = { ...plain.stay, activities: [{ activityId: 110, title: 'Massage', date: '2026-12-31' }] };
    const day = 'donderdag 31\u00a0december\u00a02026';
    expect(confirmationText(plain, stay, true).facts).toContainEqual({ label: 'Massage', lines: [day] });
    expect(calendarText(plain, stay).description.split('\n')).toContain(`Massage, ${day}`);
    expect(confirmationText(plain, plain.stay, true).facts.map(({ label }) => label)).not.toContain(
      'Massage',
    );
  });

  it('lists the total first, and what a gift card paid', () => {
    const credit = {
      kind: 'gift_card_payment',
      label: 'Carte cadeau',
      quantity: 1,
      amount: -10_000,
    } as const;
    const paid = { ...order('fr_FR'), amount: 28_940, lines: [...order('fr_FR').lines, credit] };
    const { facts } = confirmationText(paid, paid.stay, true);
    expect(facts.map(({ label, lines }) => `${label} ${lines[0]}`)).toEqual(
      expect.arrayContaining([
        'Prix total, taxes comprises 396,00\u00a0€',
        'Carte cadeau -100,00\u00a0€',
        'Payé 289,40\u00a0€',
      ]),
    );
  });

  it('does not mention a demonstration outside of one', () => {
    expect(confirmationText(order('fr_FR'), order('fr_FR').stay, false).footer).toHaveLength(1);
  });

  it('is an HTML page of 600 px in its language, with escaped names', () => {
    const html = renderMailHtml(pageOf('es_ES'));
    expect(html).toContain('<html lang="es-ES">');
    expect(html).toContain('width="600"');
    expect(html).toContain('Les Deux Rives &lt;&amp; fils&gt;');
    expect(html).toContain('token=a&amp;locale=fr_FR');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toContain('undefined');
  });

  it('has a calendar entry attached', () => {
    expect(calendarText(order('it_IT'), order('it_IT').stay)).toEqual({
      summary: 'Soggiorno: Les Deux Rives <& fils>',
      description: 'Numero di prenotazione 82045056\nArrivo dalle 15:00',
    });
  });
});

describe('the mail of a cancellation', () => {
  const at = new Date('2026-11-23T09:05:00Z');
  const cancelled = (locale: Locale, money: Partial<NonNullable<Order['money']>>): Order => ({
    ...order(locale),
    money: { paidByCard: 28_940, paidByVouchers: [], refunds: [], kept: 0, ...money },
  });
  const back = { codeEnd: null, last4: null, state: 'pending', at: at.toISOString() } as const;
  const textOf = (one: Order) => cancellationText(one, order(one.locale).stay, { at, isDemonstration: true });

  it('tells the card’s part and the voucher’s part apart, with the end of its code', () => {
    const text = textOf(
      cancelled('fr_FR', {
        refunds: [
          { ...back, to: 'card', last4: '4242', amount: 2456 },
          { ...back, to: 'gift_card', codeEnd: 'K7QX', amount: 10_000 },
          { ...back, to: 'gift_stay', codeEnd: '9ABC', amount: 13_900 },
        ],
      }),
    );
    expect(text.lead.replaceAll(/\s/g, ' ')).toContain('le 23 novembre 2026 à 10 h 05');
    expect(text.facts.slice(4)).toEqual([
      {
        label: 'Sur la carte se terminant par 4242',
        lines: ['24,56\u00a0€', 'Sous 5 à 10\u00a0jours, selon votre banque'],
      },
      {
        label: 'Sur la carte cadeau, code se terminant par K7QX',
        lines: ['100,00\u00a0€', 'Tout de suite, avec le même code'],
      },
      {
        label: 'Sur le bon cadeau, code se terminant par 9ABC',
        lines: ['139,00\u00a0€', 'Tout de suite, avec le même code'],
      },
    ]);
  });

  it('promises nothing when nothing comes back, and says what is kept', () => {
    const text = textOf(cancelled('nl_NL', { kept: 28_940 }));
    expect(text.facts.slice(4)).toEqual([
      { label: 'Terugbetaling', lines: ['Geen'] },
      { label: 'Niet terug, volgens je annuleringsvoorwaarden', lines: ['€\u00a0289,40'] },
    ]);
    expect(text.lead).toContain('10.05 uur');
  });
});

describe('mails without a mail server', () => {
  it('are files; the same mail writes the same file', async () => {
    const folder = await newTemporaryFolder();
    const transport = createFileTransport(folder, 'Détour <bonjour@detour.example>');
    const page = pageOf('fr_FR');
    const mail = {
      id: '82045056-confirmation',
      to: { name: 'Léa Martin', address: 'lea@example.org' },
      subject: page.text.subject,
      text: renderMailText(page),
      html: renderMailHtml(page),
      attachments: [
        { filename: 'detour-82045056.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
      ],
    };
    await transport.send(mail);
    await transport.send(mail);
    expect((await readdir(folder)).sort()).toEqual([
      '82045056-confirmation.eml',
      '82045056-confirmation.html',
    ]);
    const message = await readFile(join(folder, '82045056-confirmation.eml'), 'utf8');
    expect(message).toContain('lea@example.org');
    expect(message).toContain('Message-ID: <82045056-confirmation@detour>');
    expect(message).toContain('filename=detour-82045056.ics');
  });
});
