import {
  changeEmailCall,
  confirmEmailChangeCall,
  undoEmailChangeCall,
  type MailSent,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  changeEmailValidator,
  confirmEmailChangeValidator,
  undoEmailChangeValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer<T> = Promise<Result<T, ApiError>>;

export const changeEmail = (api: Api<Names>, email: string): Answer<MailSent> =>
  api.request(changeEmailCall, changeEmailValidator, { body: { email } });

export const confirmEmailChange = (api: Api<Names>, token: string): Answer<null> =>
  api.request(confirmEmailChangeCall, confirmEmailChangeValidator, { body: { token } });

export const undoEmailChange = (api: Api<Names>, token: string): Answer<null> =>
  api.request(undoEmailChangeCall, undoEmailChangeValidator, { body: { token } });
