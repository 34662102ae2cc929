import type { PromotionBody, StaffPromotion, StaffPromotions } from '@detour/shared-contracts/api';
import { zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type { StaffNames } from '../../care/desk/staff-names';
import type { GatewayContext } from '../../context/context';
import {
  findPromotion,
  listPromotionHeads,
  type ListedPromotion,
} from '../../sales/promotions/list-promotions';
import { countPromotionChanges } from '../../sales/promotions/put-promotion';
import { leftOf } from '../../sales/reductions/live-promotions.repository';
import { promotionSchema, toBody } from './promotion-body';
import { namePromotionProducts } from './promotion-products';

type Context = Pick<GatewayContext, 'db' | 'clock'>;
type State = NonNullable<StaffPromotion['state']>;
type Version = StaffPromotion['versions'][number];

/** Versions of a response. */
const most = 50;

export interface Reader {
  readonly names: StaffNames;
  readonly mayChange: boolean;
}

/** All sites have the same day. */
const todayOf = ({ clock }: Pick<Context, 'clock'>): IsoDate => zonedNow(clock.now(), 'Europe/Paris').date;

/** A promotion, with or without its history. */
type Head = Omit<ListedPromotion, 'history'>;

const stateOf = (promotion: Head, today: IsoDate): State => {
  const { terms, endedAt } = promotion;
  if (endedAt !== null || (terms.validUntil !== null && terms.validUntil < today)) return 'ended';
  if (terms.validFrom !== null && terms.validFrom > today) return 'planned';
  return leftOf(terms, promotion) === 0 ? 'used-up' : 'running';
};

const bodyOf = ({ terms, purchases, mostUsesPerBuyer }: Head): PromotionBody =>
  toBody({ ...terms, purchases, mostUsesPerBuyer });

const commonOf = (promotion: Head, today: IsoDate) => ({
  code: promotion.terms.code,
  state: stateOf(promotion, today),
  uses: promotion.uses,
  spent: promotion.spent,
  endedAt: promotion.endedAt,
});

/** Every promotion with its state on the present day. */
export const readPromotions = async (
  context: Context,
  { names, mayChange }: Reader,
): Promise<StaffPromotions> => {
  const today = todayOf(context);
  const promotions = await listPromotionHeads(context.db);
  return {
    promotions: promotions.map((promotion) => {
      const { newest } = promotion;
      return {
        ...commonOf(promotion, today),
        body: bodyOf(promotion),
        changedBy: newest ? names(newest.endedBy ?? newest.by) : null,
        changedAt: newest ? (newest.endedAt ?? newest.at) : null,
      };
    }),
    mayChange,
  };
};

/** Terms of which the next ones began at the same moment were replaced, and those of an older gateway if anything followed. */
const toVersions = ({ history }: ListedPromotion, names: StaffNames): Version[] =>
  history.slice(0, most).map((version, index) => {
    const next = history[index - 1];
    const isReplaced = next !== undefined && (version.endedAt === null || version.endedAt === next.at);
    return {
      by: names(version.by),
      at: version.at,
      endedBy: version.endedBy === null ? null : names(version.endedBy),
      endedAt: version.endedAt,
      isEnd: version.until !== null && !isReplaced,
      body: toBody(version.terms),
    };
  });

/** The terms of a promotion for its editor, or an empty one for a code that is free. */
export const readStaffPromotion = async (
  context: Context,
  { code, locale }: { readonly code: string; readonly locale: Locale },
  { names, mayChange }: Reader,
): Promise<StaffPromotion> => {
  // Before the terms, so that a change meanwhile is a conflict and not lost.
  const version = await countPromotionChanges(context.db, code);
  const promotion = await findPromotion(context.db, code);
  if (!promotion)
    return {
      code,
      state: null,
      uses: 0,
      spent: 0,
      endedAt: null,
      schema: promotionSchema(),
      body: null,
      version,
      versions: [],
      products: [],
      mayChange,
    };
  const body = bodyOf(promotion);
  const versions = toVersions(promotion, names);
  return {
    ...commonOf(promotion, todayOf(context)),
    schema: promotionSchema(body.products.themes),
    body,
    version,
    versions,
    products: await namePromotionProducts(context.db, [body, ...versions.map((one) => one.body)], locale),
    mayChange,
  };
};

/** The present terms of a code. Null when it is free. */
export const findPromotionBody = async (
  { db }: Pick<Context, 'db'>,
  code: string,
): Promise<PromotionBody | null> => {
  const promotion = await findPromotion(db, code);
  return promotion ? bodyOf(promotion) : null;
};
