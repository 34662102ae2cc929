import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const careClient = { id: 'desk', secret: 'a secret of the desk & more' } as const;

interface Options {
  /** Time (ms) of the tokens. */
  readonly now: () => number;
  /** Methods that it announces; none announces nothing. */
  readonly methods?: readonly string[];
}

/** A small OpenID Connect issuer: it signs in `person` at once, with codes that are used once and PKCE. */
export const startCareIssuer = async ({ now, methods }: Options) => {
  const pair = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }] };
  const codes = new Map<string, URLSearchParams>();
  const state = {
    person: { sub: '1', email: 'staff@detour.example', email_verified: true, name: 'Staff' } as Record<
      string,
      unknown
    >,
    /** Set: the person refuses. */
    refuses: false,
    /** Set: the token endpoint is down. */
    isDown: false,
    /** Claims that replace those of an ID token. */
    claims: {} as Record<string, unknown>,
    /** How the client has proven itself, with each exchange. */
    proofs: [] as string[],
  };
  let issuer = '';

  const tokenOf = (asked: URLSearchParams): Promise<string> =>
    new SignJWT({
      iss: issuer,
      aud: careClient.id,
      nonce: asked.get('nonce'),
      iat: Math.floor(now() / 1000),
      exp: Math.floor(now() / 1000) + 300,
      ...state.person,
      ...state.claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .sign(pair.privateKey);

  const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return new URLSearchParams(text);
  };

  /** The code once, for the redirect address and the verifier it was given for, and for the client's secret. */
  const isDue = (asked: URLSearchParams | undefined, body: URLSearchParams): boolean =>
    asked !== undefined &&
    asked.get('redirect_uri') === body.get('redirect_uri') &&
    createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url') === asked.get('code_challenge');

  const proofOf = ({ headers }: IncomingMessage, body: URLSearchParams): string | null => {
    const [, basic = ''] = (headers.authorization ?? '').split(' ');
    const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
    if (id === careClient.id && secret.replaceAll('+', ' ') === careClient.secret) return 'basic';
    if (body.get('client_secret') === careClient.secret) return 'post';
    return body.get('client_id') === careClient.id && !headers.authorization ? 'none' : null;
  };

  const answer = (response: ServerResponse, status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const asked = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const proof = proofOf(request, body);
    if (state.isDown) return answer(response, 503, { error: 'temporarily_unavailable' });
    if (proof === null) return answer(response, 401, { error: 'invalid_client' });
    if (!asked || !isDue(asked, body)) return answer(response, 400, { error: 'invalid_grant' });
    state.proofs.push(proof);
    answer(response, 200, {
      access_token: 'unused',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await tokenOf(asked),
    });
  };

  const authorize = (asked: URLSearchParams, response: ServerResponse): void => {
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (state.refuses) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, asked);
      back.searchParams.set('code', code);
    }
    back.searchParams.set('session_state', 'of no interest');
    response.writeHead(302, { location: back.href }).end();
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (pathname === '/token') return void token(request, response);
    if (pathname === '/jwks') return answer(response, 200, jwks);
    if (pathname !== '/.well-known/openid-configuration') return answer(response, 404, {});
    return answer(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize?prompt=select_account`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
      ...(methods && { token_endpoint_auth_methods_supported: methods }),
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    /** Settings of a gateway that signs its staff in here. */
    env: { CARE_ISSUER: issuer, CARE_JWKS_URL: `${issuer}/jwks`, CARE_CLIENT_ID: careClient.id },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

export type CareIssuerServer = Awaited<ReturnType<typeof startCareIssuer>>;
