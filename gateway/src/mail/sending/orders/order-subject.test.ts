import { sampleHouse, stayOrder } from '../../../../test/mails/sample-letters';
import { buyer } from '../../../../test/shop.fixture';
import type { OrderRow } from '../../../sales/records/order.repository';
import { buyerCorrectedLetter } from '../../letters/order/care-letters';
import { composeOrderMail } from './order-subject';

describe('a mail about an order', () => {
  const house = sampleHouse('fr_FR');
  const order = stayOrder('fr_FR');
  const row: Pick<OrderRow, 'uuid' | 'number' | 'buyer'> = {
    uuid: order.orderUUID,
    number: order.orderNumber,
    buyer,
  };
  const compose = (mail: { readonly kind: string; readonly id?: string; readonly to?: string }) =>
    composeOrderMail({ row, order }, { letter: buyerCorrectedLetter({ house, order }), ...mail });

  // A gateway of the release before may have sent it under its id: another id sends it again.
  it.each([
    [{ kind: 'confirmation' }, '82045056-confirmation'],
    [{ kind: 'confirmation', id: 'copy' }, '82045056-confirmation-copy'],
    [{ kind: 'cancellation', id: 'gifts-0-2' }, '82045056-cancellation-gifts-0-2'],
    [{ kind: 'change', id: 'uuid' }, '82045056-change-uuid'],
    [{ kind: 'refund', id: 'uuid' }, '82045056-refund-uuid'],
    [{ kind: 'voucher-extended', id: 'uuid-2027-05-23' }, '82045056-voucher-extended-uuid-2027-05-23'],
  ])('keeps its id: %j', (mail, id) => {
    expect(compose(mail)).toMatchObject({ id, about: { kind: mail.kind, orderUuid: order.orderUUID } });
  });

  it('goes to the buyer, or to the address that it names', () => {
    const name = 'Léa Martin';
    expect(compose({ kind: 'refund', id: 'a' }).to).toEqual({ name, address: buyer.email });
    const to = 'old@example.org';
    expect(compose({ kind: 'buyer-corrected', id: 'a', to }).to).toEqual({ name, address: to });
  });
});
