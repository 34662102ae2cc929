import { hash, verify } from '@node-rs/argon2';

// OWASP's least for Argon2id: 19 MiB, two passes, one lane. It runs on threads of the pool, not on the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/** False without a hash, after the same work: the time of the answer does not tell whether there is an account. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  decoy ??= hashPassword('the password of nobody');
  const isRight = await verify(stored ?? (await decoy), password);
  return isRight && typeof stored === 'string';
};
