import {
  beneficiaryLoginCall,
  type BeneficiaryLogin,
  type BeneficiarySession,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { beneficiaryLoginValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Opens a gift for a session. 404 for an unknown code, 409 for one that pays for no stay. */
export const openGift = (
  api: Api<Names>,
  body: BeneficiaryLogin,
): Promise<Result<BeneficiarySession, ApiError>> =>
  api.request(beneficiaryLoginCall, beneficiaryLoginValidator, { body });
