/** Header by which a service of ours proves itself to the gateway: `seconds.keyid_hash`. No browser sends it; the shell removes it from visitors' calls. */
export const gatewayClientHeader = 'x-gateway-client';

/** Seconds for which such a proof holds, in both directions: the clocks of two machines differ. */
export const gatewayClientLife = 60;

/** What the proof signs, by HMAC-SHA-256 with a key of `GATEWAY_CLIENT_KEYS`. `seconds` are those since 1970. */
export const gatewayClientText = (seconds: number): string => `gateway-client\n${seconds}`;
