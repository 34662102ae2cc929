import { ok, type Result } from '@detour/shared-contracts/base';
import { isText, isTextList, objectOf, parseObject, type JsonObject } from '../base/json-shape';
import { refuse, type Refusal } from '../base/refusal';
import { messagePartFile } from '@detour/shared-contracts/mount';
import type { ReleaseTable } from './release-document';

const hash = /^sha384-[A-Za-z0-9+/]{64}$/;
const segment = /^[\w-][\w.@-]*$/;

/** A path within the release: no empty, dotted or absolute segment. */
export const isReleasePath = (path: string): boolean =>
  path.length <= 200 && path.split('/').every((part) => segment.test(part));

/** Common code is a script of the release with a version and a global of its own. */
const isCommonCode = (code: unknown, files: JsonObject): boolean => {
  const { version, file, global } = objectOf(code) ?? {};
  return (
    isText(version) &&
    isText(file) &&
    Object.hasOwn(files, file) &&
    isText(global) &&
    /^detour_common_\w+$/.test(global)
  );
};

/** Absent in older releases. */
const isCommon = (common: unknown, files: JsonObject): boolean =>
  common === undefined || (Array.isArray(common) && common.every((code) => isCommonCode(code, files)));

/** Files that `messageParts` names, in each language. Null when it is no list of names. Absent in older releases. */
const messagePartFiles = (parts: unknown, messages: JsonObject): readonly string[] | null => {
  if (parts === undefined) return [];
  const names = Object.values(objectOf(parts) ?? { parts: null });
  if (!names.every(isText)) return null;
  return Object.keys(messages).flatMap((locale) => names.map((name) => messagePartFile(locale, name)));
};

const problemOf = (table: JsonObject): string | null => {
  for (const member of ['remote', 'version', 'base', 'container', 'entry'])
    if (!isText(table[member])) return `has no text "${member}"`;
  const files = objectOf(table['files']);
  if (!files) return 'has no "files"';
  for (const [path, value] of Object.entries(files)) {
    if (!isReleasePath(path)) return `names the file "${path}", which is not a path within a release`;
    if (!isText(value) || !hash.test(value)) return `has no SHA-384 for "${path}"`;
  }
  const scripts = objectOf(table['scripts']);
  const messages = objectOf(table['messages']);
  if (!scripts || !Object.values(scripts).every(isTextList)) return 'has no lists of "scripts"';
  if (!messages || !Object.values(messages).every(isText)) return 'has no "messages"';
  if (!isCommon(table['common'], files)) return 'has "common" code without version, file or global';
  const texts = messagePartFiles(table['messageParts'], messages);
  if (!texts) return 'has no names of "messageParts"';
  const needed = [
    table['entry'],
    ...Object.values(scripts).flat(),
    ...Object.values(messages),
    ...texts,
  ] as string[];
  const missing = needed.find((path) => !(path in files));
  return missing === undefined ? null : `needs "${missing}" but has no hash of it`;
};

/** Parses `release.json`. Every script has a hash, and no path leaves the release. */
export const parseReleaseTable = (text: string): Result<ReleaseTable, Refusal> => {
  const table = parseObject(text);
  if (!table) return refuse('malformed', 'release.json is not a JSON object.');
  // Checked member by member: what has no problem is a release table.
  const problem = problemOf(table);
  return problem === null
    ? ok(table as unknown as ReleaseTable)
    : refuse('malformed', `release.json ${problem}.`);
};
