import { createTestKeys } from '../testing/test-keys';
import { signBytes } from '../trust/signing';
import { bodyHashOf, signTeamRequest, verifyTeamRequest, type TeamRequest } from './team-request';

const keys = createTestKeys();
const now = Date.UTC(2026, 10, 28, 12);
const minute = 60_000;
const production = false;

const request: TeamRequest = {
  host: 'fr.shop.example',
  method: 'PUT',
  path: '/_shell/team/releases/remote-search/2?a=1',
  bodyHash: bodyHashOf('{}'),
};

const header = signTeamRequest(keys.search, request, now);
const [id = '', time = '', , value = ''] = header.split(' ');

const verify = (changes: Partial<TeamRequest>, given = header, at = now) =>
  verifyTeamRequest(keys.trust, { ...request, ...changes }, given, { now: at, production });

/** A signature of the form from before shops were named. */
const withoutHost = (): string => {
  const { method, path, bodyHash } = request;
  const text = [method, path, bodyHash, now].join('\n');
  return `${keys.search.id} ${now} ${signBytes(keys.search, 'request', text).value}`;
};

describe('the signature of a team’s request', () => {
  it('names the team, for five minutes to both sides', () => {
    for (const at of [now, now - 5 * minute, now + 5 * minute])
      expect(verify({}, header, at)).toMatchObject({ ok: true, value: { id: 'search' } });
  });

  it.each<[attack: string, result: ReturnType<typeof verify>, reason: string]>([
    ['is replayed to another shop', verify({ host: 'fr.other.example' }), 'is signed for "fr.shop.example"'],
    [
      'gets the name of another shop into its header',
      verify({ host: 'fr.other.example' }, `${id} ${time} fr.other.example ${value}`),
      'does not match',
    ],
    ['is sent to a host that the server does not know', verify({ host: '' }), 'this shop is ""'],
    [
      'names two shops',
      verify({}, `${id} ${time} fr.shop.example fr.other.example ${value}`),
      'is not signed with the key of a team',
    ],
    ['names no shop', verify({}, withoutHost()), 'update @detour/cli'],
    [
      'names no shop, but its header does',
      verify({}, withoutHost().replace(String(now), `${now} fr.shop.example`)),
      'does not match',
    ],
    ['gets another method', verify({ method: 'GET' }), 'does not match'],
    ['gets another path', verify({ path: '/_shell/team/releases/remote-search/3' }), 'does not match'],
    ['gets another query', verify({ path: `${request.path}1` }), 'does not match'],
    ['gets another body', verify({ bodyHash: bodyHashOf('{"a":1}') }), 'does not match'],
    ['gets another time', verify({}, header.replace(time, String(now + 1))), 'does not match'],
    [
      'moves a line from its path into its method',
      verify({ method: 'PUT\n/_shell', path: request.path.slice('/_shell'.length) }),
      'does not match',
    ],
    ['gets another key', verify({}, header.replace(id, 'product')), 'does not match'],
    ['is kept for more than five minutes', verify({}, header, now + 5 * minute + 1), 'older than five'],
    ['is made for later', verify({}, header, now - 5 * minute - 1), 'clocks'],
    ['is signed by a stranger', verify({}, signTeamRequest(keys.stranger, request, now)), 'unknown'],
    ['is signed by a server', verify({}, signTeamRequest(keys.abort, request, now)), 'no team'],
    ['is not signed', verify({}, ''), 'is not signed'],
  ])('is refused when the request %s', (_, result, reason) => {
    expect(result.ok).toBe(false);
    if (!result.ok)
      expect(result.error.message.replace('does not contain the key', 'unknown')).toContain(reason);
  });
});
