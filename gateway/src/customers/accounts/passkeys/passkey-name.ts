import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { placeOf } from '../../../sessions/browser-place';
import type { RelyingParty } from './relying-party';

/** 1 to 60 characters, by the schema; answers 400 for spaces alone. */
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

/** "Firefox · Windows", as lists of sessions say it; the shop's name for a browser that is not known. */
export const defaultPasskeyName = (
  context: Pick<GatewayContext, 'config'>,
  request: FastifyRequest,
  party: RelyingParty,
): string => {
  const { browser, platform } = placeOf(context, request);
  return [browser, platform].filter((name) => name !== '').join(' · ') || party.name;
};
