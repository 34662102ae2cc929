import { type DirectProvider } from './payment-provider';

export interface SandboxProvider extends DirectProvider {
  /** Returns body and signature of an event after the sandbox has applied it. */
  prepareEvent(payload: {
    readonly eventId: string;
    readonly intentId: string;
  }): Promise<{ body: string; signature: string }>;
}
