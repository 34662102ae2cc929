export { packBundle, unpackBundle } from './release-bundle';
export {
  bodyHashHeader,
  bodyHashOf,
  signTeamRequest,
  teamHeader,
  teamPath,
  verifyTeamRequest,
} from './team-request';
export type { TrustedKey } from '../trust/trust-document';
export { createTeamServiceClient, type TeamServiceClient } from './team-service.client';
