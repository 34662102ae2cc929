import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Value of the cookie `arm` for a new visitor with this number (0–99), signed like the shell server of this data folder signs it.
 */
export const armCookieValue = (dataDir: string, arm: number, channel = 'production'): string => {
  const secret = readFileSync(join(dataDir, 'shell-secret'), 'utf8').trim();
  const text = `${arm}.${randomBytes(12).toString('base64url')}`;
  const signature = createHmac('sha256', secret)
    .update(`detour arm 1\n${channel}\n${text}`)
    .digest('base64url');
  return `${text}.${signature}`;
};
