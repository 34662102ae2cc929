import type { FastifyInstance } from 'fastify';

/**
 * Registers routes in a scope with its own content types. The name appears in fastify's tree of plugins; without one, fastify looks
 * for the function among all loaded modules.
 */
export const registerScope = (
  app: FastifyInstance,
  name: string,
  register: (scope: FastifyInstance) => void,
): void => {
  const plugin = (scope: FastifyInstance): Promise<void> => Promise.resolve(register(scope));
  void app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name }));
};
