import { cookieNameOf } from '@detour/shared-contracts/platform';
import { isLocale, siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import { printCookie } from './print-cookie';

const year = 31_536_000;

/** Undefined for non-Belgian locales: only in Belgium do two languages share a URL. */
export const beLocale = (value: unknown): Locale | undefined =>
  isLocale(value) && siteOf(value) === 'be' ? value : undefined;

/** The language that a Belgian visitor chose earlier. */
export const chosenLocale = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  secure: boolean,
): Locale | undefined => beLocale(cookies[cookieNameOf('locale', secure)]);

/** `Set-Cookie` for a year. */
export const writeLocaleCookie = (locale: Locale, secure: boolean): string =>
  printCookie(cookieNameOf('locale', secure), locale, {
    secure,
    sameSite: 'lax',
    httpOnly: false,
    maxAge: year,
  });
