import type { CaptchaChallenge } from '@detour/shared-contracts/api';

const batch = 500;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Solves a proof of work, which makes mass posting expensive: finds the number whose salted hash is the challenge and returns it in
 * ALTCHA's format. Needs no input of the visitor and hashes off the main thread. null if no number matches. @spec CONTACT-035
 */
export const solveChallenge = async (
  { algorithm, challenge, salt, signature, maxnumber }: CaptchaChallenge,
  { subtle }: Pick<Crypto, 'subtle'> = crypto,
): Promise<string | null> => {
  const encoder = new TextEncoder();
  for (let first = 0; first <= maxnumber; first += batch) {
    const hashes = await Promise.all(
      Array.from({ length: Math.min(batch, maxnumber - first + 1) }, (_, index) =>
        subtle.digest(algorithm, encoder.encode(`${salt}${first + index}`)),
      ),
    );
    const found = hashes.findIndex((hash) => hex(hash) === challenge);
    if (found >= 0) {
      return btoa(JSON.stringify({ algorithm, challenge, number: first + found, salt, signature }));
    }
  }
  return null;
};
