import type { FieldPathList } from '@rjsf/utils';

/** What the fields of a form share. */
export interface FormContext {
  /** The whole body, for the headings of list entries. */
  readonly body: unknown;
  /** Problem of a field, by the id of its control. */
  readonly problems: Readonly<Record<string, string>>;
}

/** True when the field at a path, or one inside it, has a problem. */
export const hasProblem = ({ problems }: FormContext, id: string): boolean =>
  Object.keys(problems).some((name) => name === id || name.startsWith(`${id}_`));

/** Name of the innermost member on a path: `paragraphs` of `sections/0/paragraphs/1`. */
export const memberOf = (path: FieldPathList): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '');
