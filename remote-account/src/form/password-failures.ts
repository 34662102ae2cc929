/** Texts for the gateway's rejections of a new password. */
export const passwordFailures = {
  WEAK_PASSWORD: 'form.passwordGuessable',
  COMMON_PASSWORD: 'form.passwordCommon',
  PERSONAL_PASSWORD: 'form.passwordPersonal',
} as const;
