import { Type } from '@sinclair/typebox';
import { define } from '../../define-call';
import * as photo from './photo.schema';

/** Calls of the desk of photos. They need a session of customer care; changes need a lead. */
export const photoCalls = {
  photoSubjects: define({
    method: 'GET',
    path: '/api/care/photos',
    query: photo.PhotoSubjectsQuery,
    response: photo.PhotoSubjects,
    summary: 'Hotels, rooms and activities by name, with the number of their photos',
  }),
  editedPhotos: define({
    method: 'GET',
    path: '/api/care/photos/:kind/:id',
    params: photo.PhotoSubjectParams,
    query: photo.PhotoLocaleQuery,
    response: photo.EditedPhotos,
    summary: 'The photos of a subject, with credits and alternative texts',
  }),
  changePhotos: define({
    method: 'PUT',
    path: '/api/care/photos/:kind/:id',
    params: photo.PhotoSubjectParams,
    body: photo.ChangePhotos,
    response: photo.ChangedPhotos,
    summary: 'Replace the photos of a subject: order, credits, alternative texts',
  }),
  sendPhotoPart: define({
    method: 'PUT',
    path: '/api/care/photo-uploads/:upload/:part',
    params: photo.PhotoPartParams,
    body: photo.PhotoPart,
    response: Type.Null(),
    summary: 'A part of a file of a photo; sent again, it replaces itself',
  }),
  finishPhotoUpload: define({
    method: 'POST',
    path: '/api/care/photo-uploads/:upload',
    params: photo.PhotoUploadParams,
    body: photo.FinishPhotoUpload,
    response: photo.UploadedPhoto,
    summary: 'Check and keep a photo whose parts have arrived',
  }),
} as const;
