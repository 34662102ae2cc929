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

const url = 'http://nl.localhost/api/psp/sandbox/pi_1?key=k';
const away: PaymentState = { kind: 'away', method: 'ideal', url, tries: 0 };
const readAway: PaymentEvent = {
  kind: 'order-read',
  order: { status: 'paying', amount: 38_200, paymentRedirect: { method: 'ideal', url } },
};
const readProblem = (reason: 'refused' | 'left'): PaymentEvent => ({
  kind: 'order-read',
  order: { status: 'held', amount: 38_200, paymentProblem: { method: 'ideal', reason } },
});
const sent: PaymentEvent = { kind: 'sent-away', method: 'ideal', url };

describe('reducePayment', () => {
  it.each<[string, PaymentState, PaymentEvent, PaymentState]>([
    ['leaves for the page of a method', paying, sent, away],
    ['does not leave when the visitor has not asked', card, sent, card],
    ['resumes an open page of a method after a reload', initialPayment, readAway, away],
    ['keeps asking while the page is open', away, readAway, { ...away, tries: 1 }],
    ['finds the page after a lost response', asking, readAway, away],
    ['returns to the choice for another method', away, { kind: 'chose-other' }, card],
    ['keeps the choice while the former page is open', card, readAway, card],
    ['confirms a payment that was made in another tab', away, read('confirmed'), confirmed],
    ['waits for a method that reports later', away, read('paying'), { kind: 'pending', tries: 0 }],
    ['explains a refused method', away, readProblem('refused'), { kind: 'card', problem: 'method-refused' }],
    [
      'explains a method that was left',
      initialPayment,
      readProblem('left'),
      { kind: 'card', problem: 'method-left' },
    ],
    [
      'explains a method that is refused later',
      pending,
      readProblem('refused'),
      { kind: 'card', problem: 'method-refused' },
    ],
    [
      'keeps the newer reason at the form',
      { kind: 'card', problem: 'declined' },
      readProblem('left'),
      { kind: 'card', problem: 'declined' },
    ],
    ['reports an order that expired on the page of a method', away, read('expired'), { kind: 'expired' }],
    ['stays away when the order cannot be read', away, unread('unreachable'), { ...away, tries: 1 }],
    ['shows the card form for a held order', initialPayment, read('held'), card],
    ['confirms an order that is paid in full already', initialPayment, readFree, confirming],
    ['waits for the response to the free confirmation', confirming, readFree, confirming],
    ['ends at the confirmation without a card', confirming, answered('confirmed'), confirmed],
    ['can repeat the free confirmation after a lost response', confirming, lost, { kind: 'unreachable' }],
    [
      'reports a hold that expired before the free confirmation',
      confirming,
      refused('HOLD_EXPIRED'),
      { kind: 'expired' },
    ],
    [
      'does not repeat a rejected free confirmation in a loop',
      confirming,
      refused('CLOSED'),
      { kind: 'unreachable' },
    ],
    ['resumes a confirmed order as confirmed', initialPayment, read('confirmed'), confirmed],
    ['resumes 3-D Secure after a reload', initialPayment, readThreeds, threeds],
    [
      'resumes waiting for a late response after a reload',
      initialPayment,
      read('paying'),
      { kind: 'pending', tries: 0 },
    ],
    ['reports that the hold expired', initialPayment, read('expired'), { kind: 'expired' }],
    ['reports that the order was cancelled', initialPayment, read('cancelled'), { kind: 'closed' }],
    ['reports an unknown order', initialPayment, unread('unknown'), { kind: 'unknown' }],
    ['reports a network failure', initialPayment, unread('unreachable'), { kind: 'unreachable' }],
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
    ['waits for a late response', paying, answered('pending'), { kind: 'pending', tries: 0 }],
    [
      'returns to the card form after a declined card',
      paying,
      refused('CARD_DECLINED'),
      { kind: 'card', problem: 'declined' },
    ],
    [
      'reads the code of a failed response',
      paying,
      { kind: 'answered', answer: { status: 'failed', error: { code: 'CARD_DECLINED', message: '' } } },
      { kind: 'card', problem: 'declined' },
    ],
    [
      'returns to the card form after a failed payment',
      paying,
      refused('PAYMENT_FAILED'),
      { kind: 'card', problem: 'failed' },
    ],
    ['reports an expired hold from the response', paying, refused('HOLD_EXPIRED'), { kind: 'expired' }],
    ['requests the order for an unknown code', paying, refused('ORDER_CLOSED'), asking],
    ['requests the order after a lost response', paying, lost, asking],
    ['does not treat a held order as a result while paying', paying, read('held'), paying],
    ['trusts a confirmed order while paying', paying, read('confirmed'), confirmed],
    ['sends the result of 3-D Secure', threeds, { kind: 'threeds-sent' }, answering],
    [
      'returns to the card form after a rejected 3-D Secure check',
      answering,
      refused('THREEDS_REFUSED'),
      { kind: 'card', problem: 'threeds-refused' },
    ],
    ['ends 3-D Secure at the confirmation', answering, answered('confirmed'), confirmed],
    ['requests the order after a lost response of 3-D Secure', answering, lost, asking],
    ['ignores an unrequested response', threeds, answered('confirmed'), threeds],
    ['detects that nothing was charged', asking, read('held'), { kind: 'card', problem: 'not-charged' }],
    ['detects that the payment succeeded', asking, read('confirmed'), confirmed],
    ['detects that the payment is pending', asking, read('paying'), { kind: 'pending', tries: 0 }],
    [
      'continues to request the order while the network is down',
      asking,
      unread('unreachable'),
      { kind: 'asking', tries: 1 },
    ],
    ['offers no payment while the result is unknown', asking, { kind: 'card-sent' }, asking],
    ['continues to wait', pending, read('paying'), { kind: 'pending', tries: 3 }],
    ['confirms after a late response', pending, read('confirmed'), confirmed],
    [
      'returns to the card form after a late decline',
      pending,
      read('held'),
      { kind: 'card', problem: 'failed' },
    ],
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
