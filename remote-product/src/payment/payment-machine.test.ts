import {
  askAgainAfter,
  initialPayment,
  reducePayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-machine';

const card: PaymentState = { kind: 'card', problem: null };
const paying: PaymentState = { kind: 'paying' };
const threeds: PaymentState = { kind: 'threeds', answering: false };
const answering: PaymentState = { kind: 'threeds', answering: true };
const asking: PaymentState = { kind: 'asking', tries: 0 };
const pending: PaymentState = { kind: 'pending', tries: 2 };
const confirmed: PaymentState = { kind: 'confirmed' };

const read = (status: 'held' | 'paying' | 'confirmed' | 'cancelled' | 'expired'): PaymentEvent => ({
  kind: 'order-read',
  order: { status, amount: 38_200 },
});
const readFree: PaymentEvent = { kind: 'order-read', order: { status: 'held', amount: 0 } };
const confirming: PaymentState = { kind: 'confirming' };
const readThreeds: PaymentEvent = {
  kind: 'order-read',
  order: { status: 'paying', amount: 38_200, paymentAction: { kind: 'threeds' } },
};
const answered = (status: 'confirmed' | 'requires_action' | 'pending' | 'failed'): PaymentEvent => ({
  kind: 'answered',
  answer: { status },
});
const refused = (code?: string): PaymentEvent => ({ kind: 'refused', code });
const lost: PaymentEvent = { kind: 'answer-lost' };
const unread = (reason: 'unknown' | 'unreachable'): PaymentEvent => ({ kind: 'order-unread', reason });

describe('reducePayment', () => {
  it.each<[string, PaymentState, PaymentEvent, PaymentState]>([
    ['shows the card form for a held order', initialPayment, read('held'), card],
    ['confirms an order that is paid in full already', initialPayment, readFree, confirming],
    ['waits for that answer', confirming, readFree, confirming],
    ['ends at the confirmation without a card', confirming, answered('confirmed'), confirmed],
    ['can be asked again where that answer was lost', confirming, lost, { kind: 'unreachable' }],
    ['tells a hold that ran out before that', confirming, refused('HOLD_EXPIRED'), { kind: 'expired' }],
    ['asks nobody in a loop where that was refused', confirming, refused('CLOSED'), { kind: 'unreachable' }],
    ['resumes a confirmed order as confirmed', initialPayment, read('confirmed'), confirmed],
    ['resumes 3-D Secure after a reload', initialPayment, readThreeds, threeds],
    ['resumes a late answer after a reload', initialPayment, read('paying'), { kind: 'pending', tries: 0 }],
    ['says that the hold ran out', initialPayment, read('expired'), { kind: 'expired' }],
    ['says that the order was cancelled', initialPayment, read('cancelled'), { kind: 'closed' }],
    ['tells an unknown order', initialPayment, unread('unknown'), { kind: 'unknown' }],
    ['tells a network that is down', initialPayment, unread('unreachable'), { kind: 'unreachable' }],
    ['loads again on retry', { kind: 'unreachable' }, { kind: 'retried' }, initialPayment],
    ['sends the card', card, { kind: 'card-sent' }, paying],
    [
      'keeps a problem while the hold is checked',
      { kind: 'card', problem: 'declined' },
      read('held'),
      { kind: 'card', problem: 'declined' },
    ],
    ['notices an expired hold at the card form', card, read('expired'), { kind: 'expired' }],
    ['ignores a failed check at the card form', card, unread('unreachable'), card],
    ['ends at the confirmation', paying, answered('confirmed'), confirmed],
    ['asks for 3-D Secure', paying, answered('requires_action'), threeds],
    ['waits for a late answer', paying, answered('pending'), { kind: 'pending', tries: 0 }],
    [
      'comes back from a declined card',
      paying,
      refused('CARD_DECLINED'),
      { kind: 'card', problem: 'declined' },
    ],
    [
      'reads the code of a failed answer',
      paying,
      { kind: 'answered', answer: { status: 'failed', error: { code: 'CARD_DECLINED', message: '' } } },
      { kind: 'card', problem: 'declined' },
    ],
    [
      'comes back from a failed payment',
      paying,
      refused('PAYMENT_FAILED'),
      { kind: 'card', problem: 'failed' },
    ],
    ['learns from the answer that the hold ran out', paying, refused('HOLD_EXPIRED'), { kind: 'expired' }],
    ['asks the order about a code that it does not know', paying, refused('ORDER_CLOSED'), asking],
    ['asks the order when the answer is lost', paying, lost, asking],
    ['does not take a held order for an answer while paying', paying, read('held'), paying],
    ['believes a confirmed order while paying', paying, read('confirmed'), confirmed],
    ['sends the answer of 3-D Secure', threeds, { kind: 'threeds-sent' }, answering],
    [
      'comes back from a refused 3-D Secure',
      answering,
      refused('THREEDS_REFUSED'),
      { kind: 'card', problem: 'threeds-refused' },
    ],
    ['ends 3-D Secure at the confirmation', answering, answered('confirmed'), confirmed],
    ['asks the order when the answer of 3-D Secure is lost', answering, lost, asking],
    ['ignores an answer that nobody waits for', threeds, answered('confirmed'), threeds],
    ['finds that nothing was charged', asking, read('held'), { kind: 'card', problem: 'not-charged' }],
    ['finds that the payment went through', asking, read('confirmed'), confirmed],
    ['finds that the payment is on its way', asking, read('paying'), { kind: 'pending', tries: 0 }],
    ['goes on asking while the network is down', asking, unread('unreachable'), { kind: 'asking', tries: 1 }],
    ['never offers to pay while it does not know', asking, { kind: 'card-sent' }, asking],
    ['goes on waiting', pending, read('paying'), { kind: 'pending', tries: 3 }],
    ['confirms a late answer', pending, read('confirmed'), confirmed],
    ['comes back when the bank refused late', pending, read('held'), { kind: 'card', problem: 'failed' }],
    ['stays confirmed', confirmed, lost, confirmed],
  ])('%s', (_, state, event, expected) => {
    expect(reducePayment(state, event)).toEqual(expected);
  });
});

describe('askAgainAfter', () => {
  it('backs off and never waits longer than ten seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 12].map(askAgainAfter)).toEqual([600, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });
});
