import { hash, verify } from '@node-rs/argon2';

// OWASP minimum for Argon2id: 19 MiB, two passes, one lane. Runs on the thread pool, not on the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/** Returns false without a hash, after the same work, so that the response time does not reveal whether an account exists. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  decoy ??= hashPassword('the password of nobody');
  const isRight = await verify(stored ?? (await decoy), password);
  return isRight && typeof stored === 'string';
};
