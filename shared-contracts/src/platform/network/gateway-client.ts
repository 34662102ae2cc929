/**
 * Header that authenticates one of our services to the gateway: `seconds.keyid_hash`. Browsers never send it; the shell strips it
 * from visitors' calls.
 */
export const gatewayClientHeader = 'x-gateway-client';

/** Validity of a proof in seconds, past and future, to allow for clock skew between machines. */
export const gatewayClientLife = 60;

/** Text that the proof signs by HMAC-SHA-256 with a key of `GATEWAY_CLIENT_KEYS`. `seconds` is Unix time. */
export const gatewayClientText = (seconds: number): string => `gateway-client\n${seconds}`;
