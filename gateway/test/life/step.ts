import type fc from 'fast-check';
import type { ChangeShop } from '../sales/change-harness';
import { compareStep } from './compare';
import type { Model, Order } from './model';

export interface Real {
  readonly shop: ChangeShop;
  /** Called after each step; returns the number of steps of this run. */
  count(): number;
}

/** A command that compares the whole shop with the model after it. */
export abstract class Step implements fc.AsyncCommand<Model, Real> {
  abstract check(model: Readonly<Model>): boolean;
  abstract act(model: Model, shop: ChangeShop): Promise<void>;
  async run(model: Model, { shop, count }: Real): Promise<void> {
    await this.act(model, shop);
    await compareStep(model, shop, count());
  }
}

export const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

export const ofStatus = <T extends Order>(
  orders: readonly T[],
  ...wanted: readonly Order['status'][]
): readonly T[] => orders.filter(({ status }) => wanted.includes(status));

/** The code of a refusal, null without one. Problems of customer care begin with theirs. */
export const codeOf = (done: { readonly ok: boolean; readonly error?: unknown }): string | null => {
  if (done.ok) return null;
  const { kind, message = '' } = done.error as { kind?: string; message?: string };
  return kind ?? message.split(':', 1)[0] ?? '';
};
