/** A random key of 128 bits. `randomUUID` is missing where a page is served without TLS. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
