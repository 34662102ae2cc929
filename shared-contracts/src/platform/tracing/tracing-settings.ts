/** Parses `OTEL_EXPORTER_OTLP_ENDPOINT`. Null when empty. Throws the end of a sentence that starts with the setting's name. */
export const endpointSetting = (value: string): string | null => {
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new Error(
      `must be the address of a collector such as http://127.0.0.1:4318, without user, query and fragment`,
    );
  return url.href.replace(/\/$/, '');
};

/** Parses `OTEL_TRACES_SAMPLER_ARG`: a share from 0 to 1. */
export const shareSetting = (value: string): number => {
  const share = /^\d*\.?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(share >= 0 && share <= 1))
    throw new Error(`must be a share from 0 to 1 such as 0.05, not "${value}"`);
  return share;
};
