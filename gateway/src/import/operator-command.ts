import { resolve } from 'node:path';

// What the commands of an operator have in common.

/** Ends the command with a sentence for the operator. */
export const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** Absolute path of a file that the operator named. npm changes to the root of the repository: a relative path is from the caller's folder. */
export const callerPath = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
