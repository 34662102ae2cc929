import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { placeOf } from '../../../sessions/browser-place';
import type { RelyingParty } from './relying-party';

/** Trims a name of 1 to 60 characters (schema); throws 400 for spaces only. */
export const readPasskeyName = (text: string): string => {
  const name = text.trim();
  if (name !== '') return name;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_NAME',
    detail: 'body/name is not a name.',
    errors: [{ path: 'body/name', message: 'is not a name' }],
  });
};

/** Name of the browser and system, such as "Firefox · Windows"; the shop's name for an unknown browser. */
export const defaultPasskeyName = (
  context: Pick<GatewayContext, 'config'>,
  request: FastifyRequest,
  party: RelyingParty,
): string => {
  const { browser, platform } = placeOf(context, request);
  return [browser, platform].filter((name) => name !== '').join(' · ') || party.name;
};
