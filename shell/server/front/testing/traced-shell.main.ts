import { prepareTestShop } from './shop.fixture';

/** Calls the gateway for its page, as the bundle of a remote does. */
const bundle = `exports.render = async ({ gatewayOrigin, requestId }) => {
  const answer = await fetch(gatewayOrigin + '/api/weekend/unknown/detail.json?locale=fr_FR', { headers: { 'x-request-id': requestId } });
  return { html: '<h1>' + answer.status + '</h1>', styles: [], data: null, head: { title: 'page' }, status: 200, keys: [] };
};`;

/** The shell server over a small channel in `DATA_DIR`, with all other settings of the environment. For tests of the gateway. */
const { env } = await prepareTestShop(process.env['DATA_DIR'] ?? '', {}, bundle);
for (const [name, value] of Object.entries(env)) process.env[name] ??= value;
await import('../../server');
