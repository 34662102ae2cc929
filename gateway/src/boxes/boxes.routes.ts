import { callSchemas } from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { wordingOf } from '../catalogue/language';
import type { GiftBox } from '../catalogue/boxes/build-boxes';
import type { GatewayContext } from '../context';
import { registerCall } from '../http/register-call';
import { cardImage } from '../stays/stay-images';

type BoxTexts = GiftBox['texts']['fr'];

/** Promo of a box, rounded down; none where the reference is not above the price. @spec BOX-013 */
const promoOf = (price: number, reference: number): number =>
  reference > price ? Math.floor((1 - price / reference) * 100) : 0;

/** @spec CALL-015 */
export const registerBoxes = (app: FastifyInstance, { db }: Pick<GatewayContext, 'db'>): void =>
  registerCall(app, callSchemas.boxes, async ({ query }) => {
    const rows = await db
      .selectFrom('box')
      .selectAll()
      .where('published', '=', true)
      .orderBy('position')
      .execute();
    return {
      boxes: rows.map((row) => {
        const texts = row.texts[wordingOf(query.locale)] as unknown as BoxTexts;
        const image = cardImage(row.scene);
        return {
          code: row.code,
          title: texts.title,
          includedContent: texts.includedContent,
          slug: texts.slug,
          price: {
            sellPrice: row.price,
            referencePrice: row.reference_price,
            promo: promoOf(row.price, row.reference_price),
          },
          images: { main: image.url, mainBySize: image },
        };
      }),
    };
  });
