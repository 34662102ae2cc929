import * as oauth from 'oauth4webapi';
import type { GatewayContext } from '../../context/context';
import type { CareLogin } from '../care-login';

type Context = Pick<GatewayContext, 'config' | 'clock'>;

/** Timeout (ms) of a request to the issuer. */
const patience = 5000;
/** Age (ms) after which the issuer's published metadata is read again. */
const knownFor = 3_600_000;

/**
 * The authorization-code flow with PKCE at the issuer of the configuration. `redirectUri` is registered at the issuer.
 * Throws when the issuer is down or its response is invalid.
 */
export interface OutsideIssuer {
  /** Address of the issuer's sign-in. */
  authorizationUrl(login: CareLogin, redirectUri: string): Promise<URL>;
  /** Exchanges the code in the callback URL for an ID token. Its signature is not verified yet. */
  exchange(login: CareLogin, redirectUri: string, returned: URLSearchParams): Promise<string>;
}

const methodOf = (
  { token_endpoint_auth_methods_supported: methods }: oauth.AuthorizationServer,
  secret: string | undefined,
): oauth.ClientAuth => {
  if (!secret) return oauth.None();
  // Default when the issuer announces no method: `client_secret_basic` (OpenID Connect Discovery 1.0, section 3).
  return methods && !methods.includes('client_secret_basic')
    ? oauth.ClientSecretPost(secret)
    : oauth.ClientSecretBasic(secret);
};

export const createOutsideIssuer = ({ config, clock }: Context, clientId: string): OutsideIssuer => {
  const address = new URL(config.careIssuer);
  const options = () => ({
    signal: AbortSignal.timeout(patience),
    // Without TLS only outside of production, which refuses to start with such an issuer.
    [oauth.allowInsecureRequests]: address.protocol === 'http:',
  });
  const client = (): oauth.Client => ({
    client_id: clientId,
    // Expiry is judged by the clock of the gateway.
    [oauth.clockSkew]: Math.round((clock.now() - Date.now()) / 1000),
  });
  let known: { readonly server: oauth.AuthorizationServer; readonly at: number } | null = null;
  const discover = async (): Promise<oauth.AuthorizationServer> => {
    if (known && clock.now() - known.at < knownFor) return known.server;
    const answer = await oauth.discoveryRequest(address, options());
    const server = await oauth.processDiscoveryResponse(address, answer);
    known = { server, at: clock.now() };
    return server;
  };
  return {
    async authorizationUrl(login, redirectUri) {
      const { authorization_endpoint: endpoint } = await discover();
      if (!endpoint) throw new Error(`The issuer ${address.href} names no authorization_endpoint.`);
      const url = new URL(endpoint);
      const members = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: login.state,
        nonce: login.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(login.verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
      return url;
    },
    async exchange(login, redirectUri, returned) {
      const server = await discover();
      const answer = await oauth.authorizationCodeGrantRequest(
        server,
        client(),
        methodOf(server, config.careClientSecret),
        oauth.validateAuthResponse(server, client(), returned, login.state),
        redirectUri,
        login.verifier,
        options(),
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client(), answer, {
        expectedNonce: login.nonce,
        requireIdToken: true,
      });
      return tokens.id_token ?? '';
    },
  };
};
