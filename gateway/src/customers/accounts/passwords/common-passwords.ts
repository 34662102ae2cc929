/** Passwords from known breaches, lower case. `top` contains the 1,000 most frequent ones. */
export interface CommonPasswords {
  readonly all: ReadonlySet<string>;
  readonly top: ReadonlySet<string>;
}

const topCount = 1000;

let loading: Promise<CommonPasswords> | undefined;

const load = async (): Promise<CommonPasswords> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'];
  return { all: new Set(words), top: new Set(words.slice(0, topCount)) };
};

/** Loads the bundled list (decision 0731) with the first new password. */
export const loadCommonPasswords = (): Promise<CommonPasswords> => {
  loading ??= load();
  return loading;
};
