import type { EditedPhoto } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { findStaffNames } from '../../care/desk/staff-names';
import { createCareCalls } from '../../care/require-care';
import type { GatewayContext } from '../../context/context';
import type { SetPhoto } from '../../database/tables/photo-tables';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import type { PhotoRefusal } from '../../context/photo-worker';
import { photoLimits, photoSizeOf, refusalWords } from '../../photos/photo';
import { photoImage } from '../../photos/photo-image';
import { changePhotos, type PhotosRefused } from './change-photos';
import { keepPhoto } from '../../photos/store/keep-photo';
import { findFormerLists } from '../../photos/store/photo-history.repository';
import { findPhotoSet, type Subject } from '../../photos/store/photo-set.repository';
import { findRoomsOfHotel, findSubject, findSubjects } from './find-subjects';
import { countPendingBytes, dropParts, joinParts, keepPart } from './photo-parts.repository';

/** Bytes that one member may have under way: five files. */
const mostPending = 5 * photoLimits.bytes;
/** A part in Base64 with its JSON, in bytes. The shell server allows the same for this call. */
const partBytes = 352 * 1024;

const toEdited = (photo: SetPhoto, locale: Locale): EditedPhoto => ({
  id: photo.id,
  image: photoImage(photo, locale, ''),
  credit: photo.credit,
  alts: { ...photo.alts },
  ...(photoSizeOf(photo.id) ?? { width: 0, height: 0 }),
  imported: photo.source !== null,
});

const refusedPhoto = (reason: PhotoRefusal): HttpProblem =>
  new HttpProblem({
    status: reason === 'busy' ? 503 : 422,
    code: reason === 'busy' ? 'PICTURE_NOT_READY' : 'PHOTO_REFUSED',
    detail: `The file ${refusalWords[reason]}.`,
    extra: { reason },
  });

const changeProblems = {
  conflict: { status: 409, code: 'PHOTO_CONFLICT' },
  missing: { status: 422, code: 'PHOTO_MISSING' },
} as const satisfies Readonly<Record<PhotosRefused['code'], object>>;

const knownSubject = async (context: GatewayContext, subject: Subject, locale: Locale) => {
  const found = await findSubject(context.db, subject, locale);
  if (!found) throw notFoundProblem(`There is no ${subject.kind} ${subject.subject}.`);
  return found;
};

const registerSets = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);
  const { db } = context;
  call(callSchemas.photoSubjects, async ({ query: { kind, q = '', locale } }) => ({
    subjects: await findSubjects(db, { kind, words: q.trim(), locale }),
  }));
  call(callSchemas.editedPhotos, async ({ params: { kind, id }, query: { locale }, member }) => {
    const subject = await knownSubject(context, { kind, subject: id }, locale);
    const [row, names] = await Promise.all([findPhotoSet(db, { kind, subject: id }), findStaffNames(db)]);
    const former = await findFormerLists(db, { kind, subject: id }, row?.version ?? 0);
    return {
      subject,
      photos: (row?.photos ?? []).map((photo) => toEdited(photo, locale)),
      rooms: kind === 'hotel' ? await findRoomsOfHotel(db, id, locale) : [],
      version: row?.version ?? 0,
      changedBy: row && names(row.changed_by),
      changedAt: row && row.changed_at.toISOString(),
      mayChange: member.role === 'lead',
      limits: { bytes: photoLimits.bytes, photos: photoLimits.ofSubject },
      former: former.map(({ version, photos, changed_by, changed_at }) => ({
        version,
        photos: photos.map((photo) => toEdited(photo, locale)),
        changedBy: names(changed_by),
        changedAt: changed_at.toISOString(),
      })),
    };
  });
  call(
    callSchemas.changePhotos,
    async ({ params: { kind, id }, body: { base, photos }, member }) => {
      await knownSubject(context, { kind, subject: id }, 'fr_FR');
      const changed = await changePhotos(context, { kind, subject: id, base, photos, by: member.staff });
      if (!changed.ok)
        throw new HttpProblem({ ...changeProblems[changed.error.code], detail: changed.error.message });
      return changed.value;
    },
    { role: 'lead' },
  );
};

const registerUploads = (app: FastifyInstance, context: GatewayContext): void => {
  const call = createCareCalls(app, context);
  const { db, clock } = context;
  call(
    callSchemas.sendPhotoPart,
    async ({ params: { upload, part }, body: { data }, member: { staff } }) => {
      const bytes = Buffer.from(data, 'base64');
      if ((await countPendingBytes(db, staff)) + bytes.length > mostPending)
        throw new HttpProblem({
          status: 409,
          code: 'UPLOADS_PENDING',
          detail: 'Too many files are under way: finish one first. Unfinished ones are deleted after a day.',
        });
      await keepPart(db, { upload, part, staff, bytes, at: new Date(clock.now()) });
      return null;
    },
    { role: 'lead', rate: 'read', bodyLimit: partBytes },
  );
  call(
    callSchemas.finishPhotoUpload,
    async ({ params: { upload }, body: { parts }, member: { staff } }) => {
      const bytes = await joinParts(db, { upload, staff, parts });
      if (!bytes)
        throw new HttpProblem({
          status: 409,
          code: 'UPLOAD_INCOMPLETE',
          detail: `A part of the upload ${upload} is missing: send the file again.`,
        });
      const kept = await keepPhoto(context, bytes);
      // A busy gateway may be asked again for the same parts.
      if (kept.ok || kept.error !== 'busy') await dropParts(db, upload);
      if (!kept.ok) throw refusedPhoto(kept.error);
      const { id, tones } = kept.value;
      return { photo: toEdited({ id, credit: '', alts: {}, tones, source: null }, 'fr_FR') };
    },
    { role: 'lead' },
  );
};

/**
 * The desk of photos: members of staff see the photos of hotels, rooms, activities and content; a lead uploads, orders and describes them.
 * A file comes in parts, which any gateway of the database takes.
 */
export const registerPhotoDesk = (app: FastifyInstance, context: GatewayContext): void => {
  registerSets(app, context);
  registerUploads(app, context);
};
