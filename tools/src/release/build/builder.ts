import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installedTools, rootDir } from '../../webpack/build-context';

export interface BuildResult {
  readonly version: string;
  readonly built: boolean;
}

/** A message of the build process. */
export type FromBuilder =
  | { readonly kind: 'done'; readonly result: BuildResult }
  | { readonly kind: 'failed'; readonly reason: string };

/** A process that builds packages one after the other. */
export interface Builder {
  /** One call at a time. Rejects with the errors of the build. */
  build(name: string): Promise<BuildResult>;
  /** Ends the process; an unfinished build is dropped. */
  close(): void;
}

export const openBuilder = (env: NodeJS.ProcessEnv): Builder => {
  const main =
    installedTools === null
      ? ['--import', 'tsx', join(rootDir, 'tools/src/release/build/build-worker.main.ts')]
      : [join(installedTools, 'programs', 'build-worker.mjs')];
  const child = spawn(process.execPath, main, {
    cwd: rootDir,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let trouble = '';
  child.stderr?.on('data', (chunk) => (trouble += String(chunk)));
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      reject(new Error(trouble.trim() || `The build process ended (${signal ?? `exit ${code}`}).`)),
    );
  });
  ended.catch(() => {});
  return {
    build(name) {
      const answered = new Promise<BuildResult>((resolve, reject) => {
        child.once('message', (answer: FromBuilder) =>
          answer.kind === 'done' ? resolve(answer.result) : reject(new Error(answer.reason)),
        );
        child.send(name, (error) => error && reject(error));
      });
      return Promise.race([answered, ended]);
    },
    close() {
      if (child.connected) child.disconnect();
    },
  };
};
