import { type DirectProvider } from './payment-provider';

/** What a visitor does on the sandbox's page. `later`: the bank reports its decision by webhook only. */
export const sandboxChoices = ['pay', 'pay-later', 'refuse', 'refuse-later', 'leave'] as const;

export type SandboxChoice = (typeof sandboxChoices)[number];

/** A payment that waits on the sandbox's page. */
export interface SandboxPage {
  readonly orderUuid: string;
  readonly method: string;
  /** Cents. */
  readonly amount: number;
}

export interface SandboxProvider extends DirectProvider {
  /** Settles a processing intent. Returns the body and the signature of the webhook that reports its status. */
  prepareEvent(payload: {
    readonly eventId: string;
    readonly intentId: string;
  }): Promise<{ body: string; signature: string }>;
  /** The payment of a page. Null when the key is not that of the current attempt, or when it is decided. */
  findPage(intentId: string, key: string): Promise<SandboxPage | null>;
  /** Decides a payment once, and returns where its visitor goes. Null for a key that is not that of the current attempt. */
  decide(intentId: string, key: string, choice: SandboxChoice): Promise<string | null>;
}
