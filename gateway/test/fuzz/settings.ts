export const carePasscode = 'a passcode of the fuzzer';

/** Raises the limits that would reject the fuzzer too early. */
export const fuzzSettings: Readonly<Record<string, string>> = {
  CATALOGUE_SIZE: 'small',
  RATE_READS: '1000000',
  RATE_PURCHASES: '1000000',
  RATE_REPORTS: '1000000',
  HOLDS_PER_SESSION: '1000',
  HOLDS_PER_ADDRESS: '100000',
  CARE_PASSCODE: carePasscode,
  FLAG_PAY_LATER: '1',
};
