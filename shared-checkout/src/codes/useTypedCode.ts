import { useState } from 'react';
import { toCodeProblem, type CodeProblem } from './code-problem';
import type { KeptCodes } from './kept-codes';
import type { CodeStore } from './useKeptCodes';

/** The input of one field, and the result of its last check. */
export interface TypedCode {
  readonly typed: string;
  /** Why the typed code has no effect, once it was checked. */
  readonly problem: CodeProblem | null;
  type(text: string): void;
  /** null if the code was applied. The input stays otherwise. */
  apply(): Promise<CodeProblem | null>;
  /** Empties the field. */
  clear(): void;
}

/** `check` gets the trimmed text, applies its code, and returns null, or the reason why it cannot; a failed call may throw. */
export const useTypedCode = (
  { kept, keep }: CodeStore,
  name: keyof KeptCodes & `typed${string}`,
  check: (typed: string) => Promise<CodeProblem | null>,
): TypedCode => {
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const type = (text: string): void => {
    setProblem(null);
    keep(() => ({ [name]: text }));
  };
  const run = async (): Promise<CodeProblem | null> => {
    const typed = kept[name].trim();
    try {
      return typed === '' ? 'missing' : await check(typed);
    } catch (error) {
      return toCodeProblem(error);
    }
  };
  return {
    typed: kept[name],
    problem,
    type,
    apply: async () => {
      setProblem(null);
      const found = await run();
      setProblem(found);
      return found;
    },
    clear: () => type(''),
  };
};

/** A code that was not checked yet, or could not be: it may still reduce the price. A rejected one cannot. */
export const isUnchecked = ({ typed, problem }: TypedCode): boolean =>
  typed.trim() !== '' && (problem === null || problem === 'unreachable');

/** Applies the unchecked codes one after another. Returns whether one was applied. */
export const applyUnchecked = async (fields: readonly TypedCode[]): Promise<boolean> => {
  let isApplied = false;
  for (const field of fields.filter(isUnchecked)) isApplied = (await field.apply()) === null || isApplied;
  return isApplied;
};
