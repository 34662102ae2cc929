import { Type, type Static } from '@sinclair/typebox';
import { Image } from '../../products/card.schema';
import { Id, Instant, LocaleWord, Nullable, Open, Strict, Uuid, Words } from '../../schema-kit';

/** What photos belong to. `content`: the photos that editors choose in content; its id is `all`. */
export const PhotoKind = Words(['hotel', 'room', 'activity', 'content'] as const);
export type PhotoKind = Static<typeof PhotoKind>;

export const PhotoSubjectParams = Strict({ kind: PhotoKind, id: Id });

const photoId = Type.String({ pattern: '^photo-[0-9]{2,5}x[0-9]{2,5}-[0-9a-f]{20}$' });
const credit = Type.String({ maxLength: 120 });
const alt = Type.Optional(Type.String({ maxLength: 160 }));
const alts = Strict({ fr_FR: alt, es_ES: alt, fr_BE: alt, nl_BE: alt, nl_NL: alt, it_IT: alt });

/** GET /api/care/photos: finds what photos belong to, by its name. */
export const PhotoSubjectsQuery = Strict({
  /** Of the labels. */
  locale: LocaleWord,
  kind: Words(['hotel', 'activity', 'content'] as const),
  /** Part of a name. Empty: those with photos first. */
  q: Type.Optional(Type.String({ maxLength: 60 })),
});

/** Language of labels, and of alternative texts where a photo has none. */
export const PhotoLocaleQuery = Strict({ locale: LocaleWord });

const PhotoSubject = Open({
  kind: PhotoKind,
  id: Type.String(),
  label: Type.String(),
  /** Town, or the hotel of a room. Empty for content. */
  place: Type.String(),
  photos: Type.Integer({ minimum: 0 }),
});
export type PhotoSubject = Static<typeof PhotoSubject>;

export const PhotoSubjects = Open({ subjects: Type.Array(PhotoSubject) });
export type PhotoSubjects = Static<typeof PhotoSubjects>;

const EditedPhoto = Open({
  id: Type.String(),
  /** As pages show it. */
  image: Image,
  credit: Type.String(),
  /** Alternative texts by locale. */
  alts: Type.Record(Type.String(), Type.String()),
  /** Pixels of the picture that is kept. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** An import has brought it, and removes it when the operator's file no longer names it. */
  imported: Type.Boolean(),
});
export type EditedPhoto = Static<typeof EditedPhoto>;

/** GET /api/care/photos/{kind}/{id} */
export const EditedPhotos = Open({
  subject: PhotoSubject,
  /** In the order of pages. */
  photos: Type.Array(EditedPhoto),
  /** Room types of a hotel. */
  rooms: Type.Array(PhotoSubject),
  /** Counts the changes; 0 before the first. */
  version: Type.Integer(),
  changedBy: Nullable(Type.String()),
  changedAt: Nullable(Instant),
  /** A lead changes photos. */
  mayChange: Type.Boolean(),
  /** Most bytes of a file, and most photos of a subject. */
  limits: Open({ bytes: Type.Integer(), photos: Type.Integer() }),
  /** Lists that others have replaced, newest first, at most 20. Absent from older gateways. */
  former: Type.Optional(
    Type.Array(
      Open({
        version: Type.Integer(),
        photos: Type.Array(EditedPhoto),
        changedBy: Type.String(),
        changedAt: Instant,
      }),
    ),
  ),
});
export type EditedPhotos = Static<typeof EditedPhotos>;

/** PUT /api/care/photos/{kind}/{id}: the photos of a subject, in order. Another newest version than `base` is a conflict (409). */
export const ChangePhotos = Strict({
  base: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  photos: Type.Array(Strict({ id: photoId, credit, alts }), { maxItems: 30 }),
});
export type ChangePhotos = Static<typeof ChangePhotos>;

export const ChangedPhotos = Open({ version: Type.Integer() });
export type ChangedPhotos = Static<typeof ChangedPhotos>;

/** A file is sent in parts. The client names the upload, so that a part that is sent again replaces itself. */
const part = Type.Integer({ minimum: 0, maximum: 79 });
export const PhotoPartParams = Strict({ upload: Uuid, part });

/** PUT /api/care/photo-uploads/{upload}/{part}: at most 256 KB, in Base64. */
export const PhotoPart = Strict({
  data: Type.String({ minLength: 1, maxLength: 349_528, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
});
export type PhotoPart = Static<typeof PhotoPart>;

/** POST /api/care/photo-uploads/{upload}: the file is complete. */
export const PhotoUploadParams = Strict({ upload: Uuid });
export const FinishPhotoUpload = Strict({ parts: Type.Integer({ minimum: 1, maximum: 80 }) });
export type FinishPhotoUpload = Static<typeof FinishPhotoUpload>;

export const UploadedPhoto = Open({ photo: EditedPhoto });
export type UploadedPhoto = Static<typeof UploadedPhoto>;
