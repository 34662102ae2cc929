import type { Order } from '@detour/shared-contracts/api';
import { createFormat, type Format } from '@detour/shared-contracts/format';
import { createTranslate, type Translate } from './message-catalogue';

export interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** Texts and formats of the buyer's language. */
export interface Speech {
  readonly t: Translate;
  readonly format: Format;
}

export const speak = ({ locale }: Pick<Order, 'locale'>): Speech => ({
  t: createTranslate(locale),
  format: createFormat(locale),
});
