import type { ContactSettings } from '@detour/shared-contracts/api';
import type { ContactDraft } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Api } from '@detour/remote-kit';
import { toContactFields } from './contact-fields';
import { loadChallenge, loadContactSettings } from '../contact.client';
import { solveHosted } from './hosted-captcha';
import { postForm } from './post-form';
import { solveChallenge } from './solve-challenge';
import type { Names } from '../../contract';

const solved = async (
  api: Api<Names>,
  { hosted, fields }: Pick<ContactSettings, 'hosted' | 'fields'>,
  place: HTMLElement,
): Promise<string | null> => {
  if (hosted) return solveHosted(hosted, { language: fields.language, place });
  const challenge = await loadChallenge(api);
  return challenge.ok ? solveChallenge(challenge.value) : null;
};

/**
 * Posts a validated message. Returns false without posting if the settings or a solved challenge are missing. Customer care needs no
 * challenge. A hosted captcha may show itself in `place`. @spec CONTACT-028 CONTACT-031 CONTACT-034 CARE-008
 */
export const sendMessage = async (
  api: Api<Names>,
  locale: Locale,
  draft: ContactDraft,
  place: HTMLElement,
): Promise<boolean> => {
  const settings = await loadContactSettings(api, locale);
  if (!settings.ok) return false;
  const needsCaptcha = settings.value.captcha !== 'none';
  const captcha = needsCaptcha ? await solved(api, settings.value, place).catch(() => null) : null;
  if (needsCaptcha && captcha === null) return false;
  postForm(settings.value.action, toContactFields(draft, settings.value, captcha));
  return true;
};
