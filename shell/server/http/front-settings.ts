import { ConfigError, integer, type Env } from '../settings';

/** How the shell server meets the world. */
export interface FrontSettings {
  /** Of the shop's public addresses, `:8080`; empty where it is that of the scheme. */
  readonly publicPort: string;
  /** Further host names that are answered, as the French site. */
  readonly allowedHosts: readonly string[];
}

const publicPort = (env: Env, port: number): string => {
  const isSecure = env['SECURE'] === '1';
  const value = integer(env, 'PUBLIC_PORT', isSecure ? 443 : port);
  return value === (isSecure ? 443 : 80) ? '' : `:${value}`;
};

const allowedHosts = (env: Env): readonly string[] => {
  const names = (env['ALLOWED_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []);
  const wrong = names.find((name) => !/^[a-z\d_.-]+$/i.test(name));
  if (wrong !== undefined)
    throw new ConfigError(`ALLOWED_HOSTS holds "${wrong}"; each part is a host name without port.`);
  return names;
};

export const readFrontSettings = (env: Env, port: number): FrontSettings => ({
  publicPort: publicPort(env, port),
  allowedHosts: allowedHosts(env),
});
