import {
  changePhotosCall,
  editedPhotosCall,
  finishPhotoUploadCall,
  photoSubjectsCall,
  sendPhotoPartCall,
  type ChangedPhotos,
  type ChangePhotos,
  type EditedPhotos,
  type PhotoKind,
  type PhotoSubjects,
  type UploadedPhoto,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  changePhotosValidator,
  editedPhotosValidator,
  finishPhotoUploadValidator,
  photoSubjectsValidator,
  sendPhotoPartValidator,
} from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api, type ApiError } from '@detour/remote-kit';
import { queryOptions } from '@tanstack/react-query';
import type { Names } from '../contract';

type PhotoApi = Api<Names>;

/** What photos belong to. */
export interface SubjectName {
  readonly kind: PhotoKind;
  readonly id: string;
}

export const photoKinds = ['hotel', 'room', 'activity', 'content'] as const satisfies readonly PhotoKind[];

/** Kinds that are found by their name. Rooms are found through their hotel. */
export const searchedKinds = ['hotel', 'activity', 'content'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

export const changePhotos = (
  api: PhotoApi,
  params: SubjectName,
  body: ChangePhotos,
): Promise<Result<ChangedPhotos, ApiError>> =>
  api.request(changePhotosCall, changePhotosValidator, { params, body });

export const sendPart = (
  api: PhotoApi,
  params: { readonly upload: string; readonly part: number },
  data: string,
): Promise<Result<null, ApiError>> =>
  api.request(sendPhotoPartCall, sendPhotoPartValidator, { params, body: { data } });

export const finishUpload = (
  api: PhotoApi,
  upload: string,
  parts: number,
): Promise<Result<UploadedPhoto, ApiError>> =>
  api.request(finishPhotoUploadCall, finishPhotoUploadValidator, { params: { upload }, body: { parts } });

// Of staff: never stored in a history entry. Read again whenever the tab becomes active: colleagues edit too.
const shared = { staleTime: 0, refetchOnWindowFocus: true, meta: { personal: true } } as const;

export const subjectsQuery = (
  api: PhotoApi,
  query: { readonly kind: SearchedKind; readonly q: string; readonly locale: Locale },
) =>
  queryOptions({
    queryKey: ['photo-subjects', query],
    queryFn: async ({ signal }): Promise<PhotoSubjects> =>
      unwrap(await api.request(photoSubjectsCall, photoSubjectsValidator, { query, signal })),
    ...shared,
  });

export const photosQuery = (api: PhotoApi, params: SubjectName, locale: Locale) =>
  queryOptions({
    queryKey: ['edited-photos', params],
    queryFn: async ({ signal }): Promise<EditedPhotos> =>
      unwrap(
        await api.request(editedPhotosCall, editedPhotosValidator, { params, query: { locale }, signal }),
      ),
    ...shared,
  });
