import {
  captchaChallengeCall,
  contactSettingsCall,
  type CaptchaChallenge,
  type ContactSettings,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  captchaChallengeValidator,
  contactSettingsValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadContactSettings = (
  api: Api<Names>,
  locale: Locale,
): Promise<Result<ContactSettings, ApiError>> =>
  api.request(contactSettingsCall, contactSettingsValidator, { query: { locale } });

export const loadChallenge = (api: Api<Names>): Promise<Result<CaptchaChallenge, ApiError>> =>
  api.request(captchaChallengeCall, captchaChallengeValidator);
