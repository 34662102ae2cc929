import {
  callSchemas,
  printPath,
  productPath,
  type ActivityDetail,
  type Locale,
} from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { ActivityTexts } from '../catalogue/activities/build-activities';
import { durationText } from '../catalogue/duration';
import { wordingOf } from '../catalogue/language';
import type { GatewayContext } from '../context';
import type { ActivityTable } from '../database/schema';
import { notFoundProblem } from '../http/problem';
import { registerCall } from '../http/register-call';
import { galleryOf } from '../stays/stay-images';

const saved = ({ barPrice, sellPrice }: { readonly barPrice: number; readonly sellPrice: number }): number =>
  barPrice > sellPrice ? Math.floor(((barPrice - sellPrice) * 100) / barPrice) : 0;

const toDetail = (row: Selectable<ActivityTable>, placeLabel: string, locale: Locale): ActivityDetail => {
  const texts = row.texts[wordingOf(locale)] as unknown as ActivityTexts;
  return {
    id: row.id,
    label: texts.label,
    uri: productPath(locale, row.id, { kind: 'activity' }),
    published: row.published,
    description: texts.description,
    images: galleryOf([{ scene: row.scene, alt: texts.label }], locale),
    breadCrumb: [
      { label: placeLabel, uri: `${printPath('search', locale)}#city=${row.place_id}` },
      { label: texts.label, uri: null },
    ],
    mainActivityCenter: {
      id: row.id,
      label: texts.center,
      location: { label: placeLabel, lat: row.lat, lng: row.lng },
    },
    program: [...texts.program],
    duration: durationText(wordingOf(locale), row.duration_minutes),
    prices: Object.fromEntries(
      Object.entries(row.prices).map(([adults, price]) => [
        adults,
        { ...price, promoPercentageRounded: saved(price) },
      ]),
    ),
    pageModel: { pageTitle: texts.label, metaDescription: texts.description.slice(0, 155) },
  };
};

/** @spec CALL-017 */
export const registerActivities = (app: FastifyInstance, { db }: Pick<GatewayContext, 'db'>): void =>
  registerCall(app, callSchemas.activityDetail, async ({ params, query }) => {
    const row = await db.selectFrom('activity').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFoundProblem(`There is no activity ${params.id}.`);
    const place = await db
      .selectFrom('place')
      .select('names')
      .where('id', '=', row.place_id)
      .executeTakeFirst();
    return toDetail(row, place?.names[wordingOf(query.locale)] ?? '', query.locale);
  });
