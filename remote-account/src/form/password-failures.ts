/** Sentences for the gateway's refusals of a new password. */
export const passwordFailures = {
  WEAK_PASSWORD: 'form.passwordGuessable',
  COMMON_PASSWORD: 'form.passwordCommon',
  PERSONAL_PASSWORD: 'form.passwordPersonal',
} as const;
