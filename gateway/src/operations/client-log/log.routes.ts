import { Type } from '@sinclair/typebox';
import { withoutSecrets } from '@detour/shared-contracts/platform';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { pageOf } from '../../http/requests/request-ids';
import { pageOfAddress, pageWord, placeOf } from './page-place';
import { saveNotFound, saveReport } from './report.repository';
import { registerScope } from '../../http/scope';

const word = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const strict = { additionalProperties: false };

/** POST /api/vitals: measurements of a page view by remote and release, without personal data. */
const Vitals = Type.Object(
  {
    page: Type.String({ maxLength: 40 }),
    remote: word(40),
    release: word(60),
    compositionId: word(80),
    metrics: Type.Record(Type.String({ maxLength: 20 }), Type.Number(), { maxProperties: 20 }),
  },
  strict,
);

const vitalsCall = {
  method: 'POST',
  path: '/api/vitals',
  body: Vitals,
  response: Type.Null(),
  summary: 'Measurements of a page view',
} as const;

const report = { rate: 'report' } as const;

const registerErrors = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.log,
    async ({ body, request }) => {
      const { locale, remote, release, compositionId, code } = body;
      const message = withoutSecrets(body.message);
      const location = placeOf(body);
      const place = { locale, location, remote, release, compositionId, code };
      request.log.warn({ client: { ...place, message } }, 'a client error');
      await saveReport(context, { kind: 'error', message, ...place, visit: pageOf(request).visit });
      return null;
    },
    report,
  );
  registerCall(
    app,
    callSchemas.logNotFound,
    async ({ query }) => {
      await saveNotFound(context, query);
      return null;
    },
    { ...report, cacheControl: 'no-store' },
  );
};

const registerMeasurements = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    vitalsCall,
    async ({ body }) => {
      const { page, metrics, ...release } = body;
      await saveReport(context, {
        kind: 'vitals',
        location: pageWord(page),
        message: JSON.stringify(metrics),
        ...release,
      });
      return null;
    },
    report,
  );
};

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The violations of a body: one in the older format, up to ten in the newer. Anyone can post here, so invalid ones are ignored. */
const violationsOf = (body: unknown): readonly Members[] => {
  const found: readonly unknown[] = Array.isArray(body)
    ? body.slice(0, 10).map((one: unknown) => (isObject(one) ? one['body'] : null))
    : [isObject(body) ? body['csp-report'] : null];
  return found.filter(isObject);
};

const known = [
  'document-uri',
  'blocked-uri',
  'violated-directive',
  'effective-directive',
  'disposition',
  'source-file',
];

// Query and fragment may contain typed text; a page of the shop is stored by name.
const keptOf = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return name === 'document-uri' && text !== ''
    ? pageOfAddress(text)
    : withoutSecrets(text.split(/[?#]/)[0] ?? '').slice(0, 200);
};

/** POST /api/csp-report: sent by the browser itself, with its own content types and without Origin. */
const registerCspReports = (app: FastifyInstance, context: GatewayContext): void => {
  registerScope(app, 'csp-reports', (scope) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, null);
      }
    });
    scope.post(
      '/api/csp-report',
      {
        schema: { summary: 'A violation of the content security policy' },
        config: { rate: 'report', anyOrigin: true },
      },
      async ({ body }, reply) => {
        for (const violation of violationsOf(body)) {
          const kept = known.flatMap((name) =>
            Object.hasOwn(violation, name) ? [[name, keptOf(name, violation[name])]] : [],
          );
          await saveReport(context, { kind: 'csp', message: JSON.stringify(Object.fromEntries(kept)) });
        }
        return reply.code(204).send();
      },
    );
  });
};

/** @spec CALL-029 CALL-077 SHELL-004 SHELL-005 */
export const registerLog = (app: FastifyInstance, context: GatewayContext): void => {
  registerErrors(app, context);
  registerMeasurements(app, context);
  registerCspReports(app, context);
};
