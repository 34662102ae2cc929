import type { GiftDesign } from '@detour/shared-contracts/rules';
import type { TextFunction } from '@detour/remote-kit';

/** Ids that the catalogue of a remote with the form must have. */
export type GivingTextId =
  | 'form.email'
  | 'form.mandatory'
  | 'form.maxLength'
  | 'gift.noEmoji'
  | 'gift.optional'
  | 'giving.closedDay'
  | 'giving.day'
  | 'giving.design'
  | 'giving.hour'
  | 'giving.language'
  | 'giving.later'
  | 'giving.loadFailed'
  | 'giving.nextMonth'
  | 'giving.now'
  | 'giving.previousMonth'
  | 'giving.sendDay'
  | 'giving.sentAt'
  | 'giving.title'
  | 'giving.today'
  | 'giving.toEmail'
  | 'giving.toName'
  | 'giving.tooLate'
  | 'giving.tooSoon'
  | 'giving.wayMail'
  | 'giving.wayMailLine'
  | 'giving.waySelf'
  | 'giving.waySelfLine'
  | 'giving.when'
  | 'ui.loading'
  | 'ui.retry'
  | `giving.design.${GiftDesign}`;

export type GivingText = TextFunction<GivingTextId>;

/** Ids of a remote with the dialog of a sold gift's delivery. */
export type DeliveryTextId =
  | GivingTextId
  | 'form.errors'
  | 'given.failedCall'
  | 'given.leavingNow'
  | 'given.over'
  | 'given.save'
  | 'given.sendNow'
  | 'given.tooMany'
  | 'ui.close';

export type DeliveryText = TextFunction<DeliveryTextId>;
