import { headerTrouble } from '../testing/answer-headers.fixture';
import { teamHeader } from '@detour/shared-releases/team';
import type { Answer, Outcome } from './ask.fixture';
import type { Credentials, Draft } from './hostile-requests.fixture';

/** Stack traces and file paths. */
const inside = /\bat (?:async )?[\w.<>]+ \(|node_modules|\.[cm]?[tj]s:\d+|ENOENT|EISDIR|ENOTDIR/;
const reflected = /<xss7f3|(?<!\\)" onxss7f3/;

const origins = /^https:\/\/(?:fr|es|it|nl|be)\.(?:care\.)?localhost(?::\d+)?(?:\/|$)/;

const redirectTrouble = ({ headers }: Answer): string | null => {
  const to = headers.get('location');
  if (to === undefined) return null;
  const isOwn = /^\/(?![/\\])[\x21-\x7e]*$/.test(to) || origins.test(to);
  return isOwn ? null : `it leads to ${to}`;
};

/** True when the request contains valid credentials. Forged ones do not count. */
const isKnown = ({ headers, target }: Draft, { authorization, care }: Credentials): boolean =>
  headers.some(([name, value]) => name === 'authorization' && value === authorization) ||
  (target.for === 'staff' && headers.some(([name, value]) => name === 'cookie' && value.includes(care)));

const staffPage = /^\/(?:metrics|_shell\/(?:status|errors|releases))$/;

/** Only signed requests reach the stores. A wrong signature beside the right one makes both worthless. */
const teamTrouble = ({ path, headers }: Draft, status: number): string | null =>
  /^\/+_shell\/+team/i.test(decoded(path)) && status < 300 && !headers.some(([name]) => name === teamHeader)
    ? `${path} is open without a signature: ${status}`
    : null;

const accessTrouble = (draft: Draft, { status }: Answer, credentials: Credentials): string | null =>
  staffPage.test(draft.path) && status < 400 && !isKnown(draft, credentials)
    ? `${draft.path} is open to nobody in particular: ${status}`
    : teamTrouble(draft, status);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path.split('?', 1)[0] ?? '');
  } catch {
    return path;
  }
};

/** Pages and calls of customer care exist on its hosts only. */
const careTrouble = ({ path, headers }: Draft, { status }: Answer): string | null => {
  if (status >= 300 || !/^\/+(?:api\/+)?care(?:\/|$)/i.test(decoded(path))) return null;
  const hosts = headers.filter(([name]) => name.toLowerCase() === 'host').map(([, value]) => value);
  return hosts.some((host) => /\.care\./i.test(host)) ? null : `${path} answers on ${hosts.join(' and ')}`;
};

const textTrouble = (
  { target, path }: Draft,
  { status, headers, body: whole }: Answer,
  folders: readonly string[],
): string | null => {
  const type = headers.get('content-type') ?? '';
  if (/javascript|font/.test(type)) return null;
  // A problem document repeats the requested path.
  const body = whole.replaceAll(path, '');
  // This page intentionally shows operators the stores' locations and errors.
  const shown =
    target.id === 'status' && status === 200
      ? undefined
      : (inside.exec(body)?.[0] ?? folders.find((folder) => body.includes(folder)));
  if (shown !== undefined) return `the answer shows what is inside: ${shown}`;
  return type.includes('html') && reflected.test(body)
    ? `the page repeats markup: ${body.slice(Math.max(0, body.search(reflected) - 80)).slice(0, 200)}`
    : null;
};

/**
 * An empty coding means none. The following bytes are then an incomplete second request, which gets no response while the first
 * is pending (0701).
 */
const isFollowedByJunk = ({ headers, body }: Draft): boolean =>
  body !== null &&
  headers.some(([name]) => name === 'transfer-encoding') &&
  headers.every(
    ([name, value]) => name !== 'content-length' && (name !== 'transfer-encoding' || value.trim() === ''),
  );

export interface JudgeInput {
  readonly draft: Draft;
  readonly outcome: Outcome;
  readonly credentials: Credentials;
  /** File system folders that no response may contain. */
  readonly folders: readonly string[];
}

/** Describes what is wrong with a response. Null when it is correct. */
export const judge = ({ draft, outcome, credentials, folders }: JudgeInput): string | null => {
  if (outcome === 'hung') return 'there was no answer within a minute';
  if (outcome === 'nothing') return isFollowedByJunk(draft) ? null : 'the server hung up without an answer';
  const { status, headers, body } = outcome;
  if (!(status >= 200 && status < 600)) return `the status is ${status}`;
  if (status >= 500 && !(status === 503 && headers.has('retry-after')))
    return `the answer is ${status}: ${body.slice(0, 300)}`;
  return (
    headerTrouble(headers) ??
    redirectTrouble(outcome) ??
    accessTrouble(draft, outcome, credentials) ??
    careTrouble(draft, outcome) ??
    textTrouble(draft, outcome, folders)
  );
};
