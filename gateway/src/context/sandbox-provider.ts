import { type DirectProvider } from './payment-provider';

export interface SandboxProvider extends DirectProvider {
  /** Body and signature of an event, once the sandbox has made it true. */
  prepareEvent(payload: {
    readonly eventId: string;
    readonly intentId: string;
  }): Promise<{ body: string; signature: string }>;
}
