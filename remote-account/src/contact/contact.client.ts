import {
  captchaChallengeCall,
  contactSettingsCall,
  type CaptchaChallenge,
  type ContactSettings,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateCaptchaChallenge, validateContactSettings } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

export const loadContactSettings = (api: Api, locale: Locale): Promise<Result<ContactSettings, ApiError>> =>
  api.request(contactSettingsCall, validateContactSettings, { query: { locale } });

export const loadChallenge = (api: Api): Promise<Result<CaptchaChallenge, ApiError>> =>
  api.request(captchaChallengeCall, validateCaptchaChallenge);
