import type { Order } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleHouse, sampleStay, stayOrder } from '../../../test/mails/sample-letters';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import en from '../../messages/en.json';
import { createTranslate, type MessageId } from '../../messages/message-catalogue';
import { calendarText } from '../../messages/stay-text';
import { renderLetter } from '../blocks/render-letter';
import { contactReceivedLetter } from '../letters/notice/contact-letters';
import { stayCancellationLetter } from '../letters/order/stay-cancellation-letter';
import { stayConfirmationLetter } from '../letters/order/stay-confirmation-letter';
import { createFileTransport } from './mail-transport';

const link = 'http://fr.localhost:8080/confirmation/1?token=a&locale=fr_FR#token=a';

const confirmation = (locale: Locale, change: Partial<Order> = {}, isDemonstration = true) =>
  renderLetter(
    stayConfirmationLetter({
      house: { ...sampleHouse(locale), isDemonstration },
      order: { ...stayOrder(locale), ...change },
      stay: change.stay ?? sampleStay,
      link,
      cover: null,
      contact: null,
      included: [],
    }),
  );

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

describe('every mail of a demonstration', () => {
  const received = (isDemonstration: boolean): string =>
    renderLetter(
      contactReceivedLetter({ ...sampleHouse('fr_FR'), isDemonstration }, 'http://fr.localhost:8080/aide'),
    ).text;

  it('says that nothing is sold and that nobody answers its phone, and a real shop says neither', () => {
    const lines = [
      /ces\s+hôtels\s+sont\s+fictifs/,
      /Aucun\s+numéro\s+de\s+téléphone\s+de\s+cette\s+démonstration/,
    ];
    for (const line of lines) {
      expect(received(true)).toMatch(line);
      expect(received(false)).not.toMatch(line);
      expect(confirmation('fr_FR').text.match(new RegExp(line, 'g'))).toHaveLength(1);
    }
  });
});

describe('the confirmation mail', () => {
  it('lists product, dates, prices and deadline, in the buyer’s language with all taxes', () => {
    const { text } = confirmation('fr_FR');
    expect(text).toContain('Votre séjour est réservé\u202f!');
    expect(text).toContain('Arrivée, mercredi\n  30\u00a0décembre\u00a02026');
    expect(text).toContain('Arrivée à partir de 15\u00a0h');
    expect(text).toContain('2 adultes, 1 enfant');
    expect(text).toContain('396,00\u00a0€  Prix total, taxes comprises');
    expect(text).toContain('6,60\u00a0€  Taxe de séjour, à régler sur place');
    expect(text).toContain('Annulation gratuite jusqu’au 23\u00a0décembre\u00a02026');
    expect(text).toContain('Catalogue de démonstration');
    expect(confirmation('nl_NL').text).toContain('€\u00a0396,00  Totaalprijs, inclusief belastingen');
  });

  it('lists the days of the activities, in the mail and in the calendar entry', () => {
    const plain = stayOrder('nl_NL');
    const day = 'donderdag 31\u00a0december\u00a02026';
    expect(confirmation('nl_NL').text).toContain(`Massage\n  ${day}`);
    expect(calendarText(plain, sampleStay).description.split('\n')).toContain(`Massage, ${day}`);
    const { text } = confirmation('nl_NL', { stay: { ...sampleStay, activities: [] } });
    expect(text).not.toContain(day);
  });

  it('lists each line, the total, and what card and gift card paid', () => {
    const rows = confirmation('fr_FR')
      .text.split('\n')
      .filter((row) => row.includes('€'));
    expect(rows.map((row) => row.trim())).toEqual([
      '369,90\u00a0€  Escapade au fil de la Loire',
      '40,00\u00a0€  Massage',
      '−20,50\u00a0€  SPRING',
      '6,60\u00a0€  Taxe de séjour, à régler sur place',
      '396,00\u00a0€  Prix total, taxes comprises',
      '100,00\u00a0€  Payé avec la carte cadeau, code se terminant par K7QX',
      '289,40\u00a0€  Payé avec la carte se terminant par 4242',
    ]);
  });

  it('shows the price of an order whose money was refunded', () => {
    const { text } = confirmation('fr_FR', { amount: 0 });
    expect(text).toContain('396,00\u00a0€  Prix total');
    expect(text).toContain('289,40\u00a0€  Payé avec la carte');
  });

  it('shows a single line as the total, with the tax at the hotel', () => {
    const lines = stayOrder('fr_FR').lines.slice(0, 1);
    const rows = confirmation('fr_FR', { lines, money: null })
      .text.split('\n')
      .filter((row) => row.includes('€'));
    expect(rows.map((row) => row.trim())).toEqual([
      '376,50\u00a0€  Prix total, taxes comprises (Taxe de séjour à régler sur place\u202f: 6,60\u00a0€)',
    ]);
  });

  it('does not mention a demonstration outside of one', () => {
    expect(confirmation('fr_FR', {}, false).text).not.toContain('démonstration');
  });

  it('is an HTML page of 600 px in its language, with escaped names', () => {
    const { html } = confirmation('es_ES');
    expect(html).toMatch(/^<!doctype html>\n<html lang="es-ES"/);
    expect(html).toContain('width="600"');
    expect(html).toContain('Les Deux Rives &lt;&amp; fils&gt;');
    expect(html).toContain('token=a&amp;locale=fr_FR');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toContain('undefined');
  });

  it('leads to the order, and to its cancellation while it is possible', () => {
    expect(confirmation('fr_FR').text).toContain(
      `Annuler ma réservation\n${link.replace('#', '#r=cancellation&')}`,
    );
    const { cancellationPolicy } = sampleStay;
    const stay = { ...sampleStay, cancellationPolicy: { ...cancellationPolicy, isCancellable: false } };
    expect(confirmation('fr_FR', { stay }).text).not.toContain('Annuler ma réservation');
  });

  it('names the hotel with its map, and the help line with its hours', () => {
    const { text } = confirmation('fr_FR');
    expect(text).toContain('1 quai de Loire, 37400 Amboise');
    expect(text).toContain('query=47.41%2C0.98');
    expect(text).toContain('01 00 00 00 00\n  Du lundi au vendredi');
  });

  it('has a calendar entry attached', () => {
    expect(calendarText(stayOrder('it_IT'), { ...sampleStay, activities: [] })).toEqual({
      summary: 'Soggiorno: Les Deux Rives <& fils>',
      description: 'Numero di prenotazione 82045056\nArrivo dalle 15:00',
    });
  });
});

describe('the mail of a cancellation', () => {
  const at = new Date('2026-11-23T09:05:00Z');
  const back = { codeEnd: null, last4: null, state: 'pending', at: at.toISOString() } as const;
  const textOf = (locale: Locale, money: Partial<NonNullable<Order['money']>>) => {
    const paid = { paidByCard: 28_940, paidByVouchers: [], refunds: [], kept: 0, ...money };
    const order = { ...stayOrder(locale), money: paid };
    return renderLetter(
      stayCancellationLetter({ house: sampleHouse(locale), order, stay: sampleStay, link, at }),
    ).text;
  };

  it('shows the card’s part and the voucher’s part apart, with the end of its code', () => {
    const text = textOf('fr_FR', {
      refunds: [
        { ...back, to: 'card', last4: '4242', amount: 2456 },
        { ...back, to: 'gift_card', codeEnd: 'K7QX', amount: 10_000 },
        { ...back, to: 'gift_stay', codeEnd: '9ABC', amount: 13_900 },
      ],
    });
    expect(text.replaceAll(/\s/g, ' ')).toContain('le 23 novembre 2026 à 10 h 05');
    expect(text).toContain(
      [
        'Ce qui vous est remboursé',
        '  24,56\u00a0€  Sur la carte se terminant par 4242 (Sous 5 à 10\u00a0jours, selon votre banque)',
        '  100,00\u00a0€  Sur la carte cadeau, code se terminant par K7QX (Tout de suite, avec le même code)',
        '  139,00\u00a0€  Sur le bon cadeau, code se terminant par 9ABC (Tout de suite, avec le même code)',
      ].join('\n'),
    );
  });

  it('promises no refund when there is none, and states the amount that is kept', () => {
    const text = textOf('nl_NL', { kept: 28_940 });
    expect(text).toContain(
      [
        'Wat je terugkrijgt',
        '  Geen  Terugbetaling',
        '  €\u00a0289,40  Niet terugbetaald, volgens je annuleringsvoorwaarden',
      ].join('\n'),
    );
    expect(text).toContain('10.05 uur');
  });
});

describe('mails without a mail server', () => {
  it('are files; the same mail writes the same file', async () => {
    const folder = await newTemporaryFolder();
    const transport = createFileTransport(folder, 'Détour <bonjour@detour.example>');
    const mail = {
      ...confirmation('fr_FR'),
      id: '82045056-confirmation',
      to: { name: 'Léa Martin', address: 'lea@example.org' },
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
