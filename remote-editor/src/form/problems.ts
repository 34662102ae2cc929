import type { ApiError } from '@detour/remote-kit';
import type { Text, TextId } from '../text';
import { fieldName } from '../words/schema-words';

/** A mistake that the gateway has found in a body. */
export interface FieldProblem {
  /** Id of the field's control. */
  readonly id: string;
  /** "Blocs 2 › Titre" */
  readonly place: string;
  readonly problem: string;
}

const rules: Readonly<Record<string, TextId>> = {
  required: 'error.missing',
  empty: 'error.empty',
  link: 'error.link',
  maxLength: 'error.length',
  maxItems: 'error.length',
  pattern: 'error.pattern',
  enum: 'error.choice',
  discriminator: 'error.choice',
  type: 'error.empty',
  minItems: 'error.empty',
  minimum: 'error.small',
  maximum: 'error.big',
  calendar: 'error.day',
  order: 'error.order',
  unknown: 'error.unknown',
};

/** `/blocks/1/title` → `root_blocks_1_title` */
const idOf = (path: string): string => ['root', ...path.split('/').filter((part) => part !== '')].join('_');

/** `/blocks/1/title` → "Blocs 2 › Titre" */
export const placeOf = (path: string, text: Text): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .reduce<string[]>((places, part) => {
      const last = places.at(-1);
      return /^\d+$/.test(part) && last !== undefined
        ? [...places.slice(0, -1), text('form.numbered', { name: last, number: String(Number(part) + 1) })]
        : [...places, fieldName(part, text)];
    }, [])
    .join(' › ');

interface GatewayError {
  readonly path: string;
  readonly rule?: unknown;
}

const isGatewayError = (value: unknown): value is GatewayError =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

const errorsOf = (body: unknown): readonly GatewayError[] => {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  return Array.isArray(errors) ? errors.filter(isGatewayError) : [];
};

/** Mistakes of a body in the language of the page. */
export const toProblems = (errors: readonly GatewayError[], text: Text): readonly FieldProblem[] =>
  errors.map(({ path, rule }) => ({
    id: idOf(path),
    place: placeOf(path, text),
    problem: text((typeof rule === 'string' ? rules[rule] : undefined) ?? 'error.other'),
  }));

/** Mistakes of a rejected body. Empty for every other failure. */
export const problemsOf = (failure: ApiError | null, text: Text): readonly FieldProblem[] =>
  failure?.status === 422 ? toProblems(errorsOf(failure.body), text) : [];
