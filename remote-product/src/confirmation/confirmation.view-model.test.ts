import { plain } from '@detour/remote-kit/testing';
import { orderFixture } from '../testing/order.fixture';
import { toolsFor } from '../testing/view-tools';
import { issued, voucherOrderFixture } from '../testing/voucher-order.fixture';
import { toConfirmation } from './confirmation.view-model';

const tools = (locale: Parameters<typeof toolsFor>[0]) => ({
  ...toolsFor(locale),
});

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
  ] as const)('describes the next steps in %s', (locale, mail, tax) => {
    const next = toConfirmation(paid, tools(locale)).next.map(plain);
    expect(next[0]).toContain(mail);
    expect(next).toContain(tax);
    expect(next).toHaveLength(4);
  });

  it('shows only the last digits of the card', () => {
    expect(toConfirmation(paid, tools('fr_FR')).paidWith).toBe('Payé avec la carte se terminant par 4242');
    expect(toConfirmation(orderFixture(), tools('fr_FR')).paidWith).toBeNull();
  });

  it('links the calendar file without a token in its URL', () => {
    const path = `/api/front/purchase/orders/${paid.orderUUID}/calendar.ics`;
    expect(toConfirmation(paid, tools('fr_FR')).calendar).toBe(path);
  });

  it('shows a voucher’s code, its file and the withdrawal deadline', () => {
    const gift = voucherOrderFixture({ status: 'confirmed' }, issued);
    const view = toConfirmation(gift, tools('fr_FR'));
    expect(view).toMatchObject({
      calendar: null,
      voucher: { code: issued.code, pdf: issued.pdf, from: 'Camille' },
    });
    expect(plain(view.title)).toBe('Votre cadeau est en route !');
    expect(view.next.map(plain).at(-1)).toBe(
      'Vous pouvez changer d’avis jusqu’au 5 décembre 2026, sans donner de motif.',
    );
  });

  it('has no code before the payment', () => {
    expect(toConfirmation(voucherOrderFixture(), tools('fr_FR')).voucher).toMatchObject({
      code: null,
      pdf: null,
    });
  });
});
