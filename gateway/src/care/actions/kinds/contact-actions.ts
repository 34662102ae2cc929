import type { Buyer } from '@detour/shared-contracts/api';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import { revokeLinksByCare } from '../../../sales/orders/access/revoke-links';
import { correctBuyerIn, correctedMembers } from '../../../sales/orders/correct-buyer';
import { HttpProblem } from '../../../http/problem';
import { chooseLetter, findLetters, sendLetterAgain } from '../../../sales/papers/repeatable-letters';
import { noEffect, type ActionKind } from '../effect';

/** Sends a letter again, with the voucher or the calendar file that belongs to it. */
export const resendAction: ActionKind<'resend'> = {
  assess: async ({ db, clock }, order, action) => {
    const letters = await findLetters(db, order, new Date(clock.now()));
    const letter = chooseLetter(letters, action);
    return letter ? { ...noEffect, mails: [letter.letter] } : { ...noEffect, refusal: 'none' };
  },
  async run(trx, { order, action, by, now }, refuse) {
    const letter = chooseLetter(await findLetters(trx, order, now), action);
    if (letter && (await sendLetterAgain(trx, order, { letter, by, now }))) return null;
    return refuse(
      new HttpProblem({
        status: 409,
        code: 'ACTION_REFUSED',
        detail: `Order ${order.uuid} has no ${action.letter} to send.`,
        extra: { reason: 'none' },
      }),
    );
  },
};

/** Corrects the buyer; a new address gets the confirmation, and the former one is notified. */
export const correctBuyerAction: ActionKind<'correct-buyer'> = {
  async assess(_context, order, { correction }) {
    const buyer = order.buyer as Buyer;
    if (correctedMembers(buyer, correction).length === 0) return { ...noEffect, refusal: 'same' };
    const isMoved =
      correction.email !== undefined && normaliseEmail(correction.email) !== normaliseEmail(buyer.email);
    if (!isMoved) return noEffect;
    const isTold = order.status === 'confirmed';
    return { ...noEffect, mails: ['buyer-corrected', ...(isTold ? (['confirmation'] as const) : [])] };
  },
  async run(trx, { order, action: { correction }, by, now }) {
    await correctBuyerIn(trx, order, { correction, by, now });
    return null;
  },
};

/** Makes all links of earlier mails void. */
export const revokeLinksAction: ActionKind<'revoke-links'> = {
  assess: async () => noEffect,
  async run(trx, { order, by, now }) {
    await revokeLinksByCare(trx, order.uuid, { by, now });
    return null;
  },
};
