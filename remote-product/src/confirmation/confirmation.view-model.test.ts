import { orderFixture } from '../testing/order.fixture';
import { plain, toolsFor } from '../testing/view-tools';
import { toConfirmation } from './confirmation.view-model';

const paid = orderFixture({ status: 'confirmed', payment: { method: 'card', last4: '4242' } });

describe('toConfirmation', () => {
  it.each([
    [
      'fr_FR',
      'Un e-mail de confirmation vous est envoyé à l’adresse client@example.com.',
      'Taxe de séjour à régler sur place : 7,40 €',
    ],
    [
      'es_ES',
      'Te enviamos un correo de confirmación a client@example.com.',
      'Tasa turística a pagar en el hotel: 7,40 €',
    ],
  ] as const)('says what happens next in %s', (locale, mail, tax) => {
    const next = toConfirmation(paid, toolsFor(locale)).next.map(plain);
    expect(next[0]).toContain(mail);
    expect(next).toContain(tax);
    expect(next).toHaveLength(4);
  });

  it('names the card by its last digits only', () => {
    expect(toConfirmation(paid, toolsFor('fr_FR')).paidWith).toBe('Payé avec la carte se terminant par 4242');
    expect(toConfirmation(orderFixture(), toolsFor('fr_FR')).paidWith).toBeNull();
  });

  it('links the calendar file, with the token of a signed link', () => {
    const path = `/api/front/purchase/orders/${paid.orderUUID}/calendar.ics`;
    expect(toConfirmation(paid, toolsFor('fr_FR')).calendar).toBe(path);
    expect(toConfirmation(paid, toolsFor('fr_FR'), 'a+b').calendar).toBe(`${path}?token=a%2Bb`);
  });
});
