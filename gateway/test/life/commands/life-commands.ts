import fc from 'fast-check';
import { careCommands } from './care-commands';
import { buyGifts, exchange, withdraw } from './gift-commands';
import { bank, cancel, cards, moveMoney, pay } from './pay-commands';
import { book, changeStay, payChange } from './stay-commands';
import { extendVouchers, wait, waitDays, waitForArrival, waitForEnd } from './time-commands';
import { bookVisits, cancelVisits } from './visit-commands';

/** Which of the rows that a command could mean. */
const at = fc.nat(11);

/** Commands by their weight. */
export const lifeCommands = [
  book,
  book,
  changeStay(at),
  changeStay(at),
  payChange(at, cards),
  payChange(at, cards),
  buyGifts,
  buyGifts,
  withdraw(at),
  withdraw(at),
  exchange(at),
  exchange(at),
  bookVisits(at),
  bookVisits(at),
  cancelVisits(at),
  pay(at),
  pay(at),
  pay(at),
  bank,
  cancel(at),
  wait,
  waitDays,
  waitForArrival(at),
  waitForEnd(at),
  waitForEnd(at),
  extendVouchers(at),
  extendVouchers(at),
  moveMoney,
  ...careCommands(at),
];
