import { type DirectProvider } from './payment-provider';

export interface SandboxProvider extends DirectProvider {
  /** Authorises a processing intent. Returns the body and the signature of the webhook that reports its status. */
  prepareEvent(payload: {
    readonly eventId: string;
    readonly intentId: string;
  }): Promise<{ body: string; signature: string }>;
}
