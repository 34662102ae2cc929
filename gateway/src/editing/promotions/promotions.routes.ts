import type { BodyMistakes, PromotionBody } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { findStaffNames } from '../../care/desk/staff-names';
import { createCareCalls } from '../../care/require-care';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { changePromotion, closePromotion, type PromotionRefusal } from '../../sales/promotions/put-promotion';
import { readPromotion } from '../../sales/promotions/read-promotion';
import { printErrors } from '../check-body';
import { checkPromotion } from './check-promotion';
import { fromBody } from './promotion-body';
import { searchPromotionProducts } from './promotion-products';
import { findPromotionBody, readPromotions, readStaffPromotion } from './read-promotions';

const lead = { role: 'lead' } as const;

const problems = {
  conflict: {
    status: 409,
    code: 'PROMOTION_CONFLICT',
    detail: 'Somebody else has changed this promotion meanwhile: read it again, then repeat your change.',
  },
  closed: { status: 409, code: 'PROMOTION_ENDED', detail: 'There is no open promotion with this code.' },
} as const satisfies Readonly<Record<PromotionRefusal, object>>;

const changed = (result: Result<number, PromotionRefusal>): { readonly version: number } => {
  if (result.ok) return { version: result.value };
  throw new HttpProblem(problems[result.error]);
};

const registerReading = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);
  const readerOf = async (role: string) => ({
    names: await findStaffNames(context.db),
    mayChange: role === 'lead',
  });
  call(callSchemas.staffPromotions, async ({ member }) =>
    readPromotions(context, await readerOf(member.role)),
  );
  call(callSchemas.staffPromotion, async ({ params, query, member }) =>
    readStaffPromotion(context, { ...params, ...query }, await readerOf(member.role)),
  );
  call(callSchemas.promotionProducts, async ({ query }) => ({
    products: await searchPromotionProducts(context.db, query),
  }));
  call(
    callSchemas.checkPromotion,
    async ({ params, body: { body } }) => {
      const kept = await findPromotionBody(context, params.code);
      const errors: BodyMistakes['errors'] = [...(await checkPromotion(context.db, body, kept))];
      return { errors };
    },
    // It writes nothing, and comes with each field that an editor leaves.
    { rate: 'read' },
  );
};

/**
 * Calls of staff who write promotions. Every member reads them; only a lead changes prices. Each change names its author in the append-only
 * versions of the promotion, and reaches every gateway and page at once. @spec PROD-041 PROD-044
 */
export const registerPromotionDesk = (app: FastifyInstance, context: GatewayContext): void => {
  registerReading(app, context);
  const call = createCareCalls(app, context);
  const { db, clock } = context;
  call(
    callSchemas.savePromotion,
    async ({ params: { code }, body: { base, body }, member }) => {
      const errors = await checkPromotion(db, body, await findPromotionBody(context, code));
      if (errors.length > 0)
        throw new HttpProblem({
          status: 422,
          code: 'PROMOTION_INVALID',
          detail: `${code}: ${printErrors(errors)}.`,
          errors,
        });
      const promotion = readPromotion(fromBody(code, body as PromotionBody));
      const written = { by: member.staff, at: new Date(clock.now()), base };
      return changed(await changePromotion(db, promotion, written));
    },
    lead,
  );
  call(
    callSchemas.endPromotion,
    async ({ params: { code }, body: { base }, member }) =>
      changed(await closePromotion(db, code, { by: member.staff, at: new Date(clock.now()), base })),
    lead,
  );
};
