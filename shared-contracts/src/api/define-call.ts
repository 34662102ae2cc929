import type { TSchema } from '@sinclair/typebox';
import type { Call } from './call';
import { Id, Strict } from './schema-kit';

interface CallSchemas {
  readonly method: Call['method'];
  readonly path: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
  readonly summary: string;
}

export const define = <const T extends CallSchemas>(definition: T): T => definition;

/** The parameter of `/…/:id`. */
export const byId = Strict({ id: Id });
