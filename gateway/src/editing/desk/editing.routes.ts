import type { BodyMistakes } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Result } from '@detour/shared-contracts/base';
import type { FastifyInstance } from 'fastify';
import type { CareMember } from '../../care/care-session';
import { findStaffNames } from '../../care/desk/staff-names';
import { createCareCalls } from '../../care/require-care';
import { findHistory } from '../../content/store/content-version.repository';
import type { ContentItem } from '../../context/content';
import type { GatewayContext } from '../../context/context';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import { dropDraft, publish, restore, saveDraft, type Author, type Refused } from '../change-content';
import { formErrors, publishErrors } from '../check-body';
import { findKind } from '../content-kinds';
import { listContent } from './list-content';
import { pageOf, previewLink } from './preview-link';
import { readItem } from './read-item';

const problems = {
  unknown: { status: 404, code: 'NOT_FOUND' },
  invalid: { status: 422, code: 'CONTENT_INVALID' },
  incomplete: { status: 422, code: 'CONTENT_INCOMPLETE' },
  conflict: { status: 409, code: 'CONTENT_CONFLICT' },
} as const satisfies Readonly<Record<Refused['code'], { status: number; code: string }>>;

const changed = <T>(result: Result<T, Refused>): T => {
  if (result.ok) return result.value;
  const { code, message, errors, missing } = result.error;
  throw new HttpProblem({
    ...problems[code],
    detail: message,
    ...(errors && { errors }),
    ...(missing && { extra: { missing } }),
  });
};

/** The history names a member by the id at the issuer, as the journals of orders do. */
const authorOf = ({ staff, role }: CareMember): Author => ({ name: staff, role });

/** Throws 404 for an item that no editor can have. */
const kindOf = (item: ContentItem) => {
  const kind = findKind(item);
  if (typeof kind === 'string') throw notFoundProblem(kind);
  return kind;
};

/** Throws 404 for a version that the item does not have, and for the end of a draft. */
const versionOf = async ({ db }: GatewayContext, item: ContentItem, version: number) => {
  const found = (await findHistory(db, item)).find((row) => row.version === version);
  if (!found || found.state === 'dropped') throw notFoundProblem(`There is no version ${version} to show.`);
  return found;
};

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const lead = { role: 'lead' } as const;

const registerReading = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);
  call(callSchemas.editedItems, async ({ member }) => ({
    kinds: await listContent(context, await findStaffNames(context.db)),
    mayPublish: member.role === 'lead',
  }));
  call(callSchemas.editedItem, async ({ params, member }) =>
    readItem(context, params, kindOf(params), {
      names: await findStaffNames(context.db),
      mayPublish: member.role === 'lead',
    }),
  );
  call(
    callSchemas.checkContent,
    async ({ params, body: { body } }) => {
      kindOf(params);
      const form = formErrors(params, body, context);
      const errors: BodyMistakes['errors'] = [...(form.length > 0 ? form : publishErrors(params, body))];
      return { errors };
    },
    // It writes nothing, and comes with each field that an editor leaves.
    { rate: 'read' },
  );
  call(callSchemas.previewContent, async ({ params, query: { version } }) => {
    kindOf(params);
    const row = version === undefined ? null : await versionOf(context, params, version);
    return {
      link: previewLink(context, { locale: params.locale, to: pageOf(params), version: row?.id ?? null }),
    };
  });
};

/**
 * Calls of editors. Members of staff write drafts and preview them; only a lead changes what visitors see. Each change names its author in
 * the append-only history. @spec FLAG-018 FLAG-019
 */
export const registerEditing = (app: FastifyInstance, context: GatewayContext): void => {
  registerReading(app, context);
  const call = createCareCalls(app, context);
  call(callSchemas.saveContentDraft, async ({ params, body: { base, body }, member }) =>
    changed(await saveDraft(context, { ...params, base, body, author: authorOf(member) })),
  );
  call(callSchemas.dropContentDraft, async ({ params, body: { base }, member }) =>
    changed(await dropDraft(context, { ...params, base, author: authorOf(member) })),
  );
  call(
    callSchemas.publishContent,
    async ({ params, body: { base, locales, from, until }, member }) =>
      changed(
        await publish(context, {
          ...params,
          base,
          locales,
          validFrom: instant(from),
          validUntil: instant(until),
          author: authorOf(member),
        }),
      ),
    lead,
  );
  call(
    callSchemas.restoreContent,
    async ({ params, body: { base, version }, member }) =>
      changed(await restore(context, { ...params, base, version, author: authorOf(member) })),
    lead,
  );
};
