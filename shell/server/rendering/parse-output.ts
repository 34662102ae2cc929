import type { Json } from '@detour/shared-contracts/base';
import type { PageAnswer, ServerRenderOutput, ServerStyle } from '@detour/shared-contracts/mount';
import type { FrameOutput } from '../../src/frame.server';

type Members = Readonly<Record<string, unknown>>;

/** Maximum nesting: far more than any page has, and far less than breaks serialisation. */
const maxDepth = 100;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Limits the depth, and rejects the key that could reach a prototype when copied. */
const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= maxDepth) return false;
  if (Array.isArray(value)) return value.every((one) => isPlain(one, depth + 1));
  for (const name of Object.keys(value))
    if (name === '__proto__' || !isPlain((value as Members)[name], depth + 1)) return false;
  return true;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isWord = (value: unknown): boolean => typeof value === 'string' && /^[\w-]+$/.test(value);

/** A style cannot leave its element. */
const isStyle = (value: unknown): value is ServerStyle =>
  isMembers(value) &&
  isWord(value['key']) &&
  isTexts(value['ids']) &&
  value['ids'].every(isWord) &&
  typeof value['css'] === 'string' &&
  !/<\/style/i.test(value['css']);

const optionalTexts = [
  'description',
  'canonicalPath',
  'robots',
  'image',
  'previousPath',
  'nextPath',
] as const;

const isImage = (value: unknown): boolean =>
  isMembers(value) &&
  typeof value['href'] === 'string' &&
  Object.values(value).every((one) => one === undefined || typeof one === 'string');

const isOptionalList = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isOne));

const isHead = (value: unknown): boolean =>
  isMembers(value) &&
  typeof value['title'] === 'string' &&
  optionalTexts.every((name) => value[name] === undefined || typeof value[name] === 'string') &&
  isOptionalList(value['preloadImages'], isImage) &&
  isOptionalList(value['jsonLd'], () => true);

const answerProblemOf = ({ head, status }: Members): string | null => {
  if (!isHead(head) || !isPlain(head)) return 'head';
  if (!Number.isInteger(status) || (status as number) < 200 || (status as number) > 599) return 'status';
  return null;
};

const problemOf = (answer: Members): string | null => {
  const { html, styles, data, skeleton } = answer;
  if (typeof html !== 'string') return 'html';
  if (!Array.isArray(styles) || !styles.every(isStyle)) return 'styles';
  if (!isPlain(data)) return 'data';
  if (skeleton !== undefined && skeleton !== true) return 'skeleton';
  return answerProblemOf(answer);
};

const isAnswer = (value: unknown): value is PageAnswer => isMembers(value) && answerProblemOf(value) === null;

/** Parses head and status, which a bundle sends before its HTML. Null when they are invalid. */
export const parsePageAnswer = (value: unknown): PageAnswer | null =>
  isAnswer(value) ? { head: value.head, status: value.status } : null;

/** Parses the output of a remote's bundle, member by member. Throws a sentence for the first invalid member. */
export const parseRenderOutput = (value: unknown): ServerRenderOutput => {
  const answer = isMembers(value) ? value : {};
  const problem = problemOf(answer);
  if (problem !== null) throw new Error(`Its response has an invalid "${problem}".`);
  const { html, styles, data, head, status, skeleton } = value as ServerRenderOutput;
  return { html, styles, data: (data ?? null) as Json, head, status, ...(skeleton && { skeleton }) };
};

const frameTexts = ['top', 'bottom', 'globalCss', 'title'] as const;

/** Parses the frame output of the shell's bundle. Throws a sentence when it is invalid. */
export const parseFrameOutput = (value: unknown): FrameOutput => {
  const answer = isMembers(value) ? value : {};
  const wrong = frameTexts.find((name) => typeof answer[name] !== 'string');
  const { styles, ownPage } = answer;
  if (wrong !== undefined) throw new Error(`Its response has an invalid "${wrong}".`);
  if (!Array.isArray(styles) || !styles.every(isStyle))
    throw new Error('Its response has an invalid "styles".');
  if (!isMembers(ownPage) || typeof ownPage['html'] !== 'string' || !isHead(ownPage['head']))
    throw new Error('Its response has an invalid "ownPage".');
  for (const name of ['overlay', 'panel', 'late', 'scriptless'])
    if (answer[name] !== undefined && typeof answer[name] !== 'string')
      throw new Error(`Its response has an invalid "${name}".`);
  const { readsFiles } = answer;
  if (readsFiles !== undefined && readsFiles !== true)
    throw new Error('Its response has an invalid "readsFiles".');
  return value as FrameOutput;
};
