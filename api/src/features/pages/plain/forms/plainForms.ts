import type { AskedType } from '@dialogwerk/shared/contract';
import { consentForm, multipleForm, pictureForm, singleForm } from './choiceForms.ts';
import { signatureForm, uploadForm, voiceForm } from './fileForms.ts';
import { constantSumForm, rankingForm } from './orderForms.ts';
import { placeForm } from './placeForm.ts';
import type { PlainForm } from './PlainForm.ts';
import { likertForm, matrixForm, ratingForm, sliderForm } from './scaleForms.ts';
import { dateForm, emailForm, numberForm, openForm, phoneForm, qaForm, timeForm, urlForm } from './textForms.ts';

/** The form of every type that asks something: a type of the contract without one does not compile. */
export const plainForms: { readonly [T in AskedType]: PlainForm<T> } = {
  open: openForm,
  single: singleForm,
  multiple: multipleForm,
  likert: likertForm,
  matrix: matrixForm,
  slider: sliderForm,
  rating: ratingForm,
  constant_sum: constantSumForm,
  number: numberForm,
  date: dateForm,
  time: timeForm,
  email: emailForm,
  phone: phoneForm,
  url: urlForm,
  ranking: rankingForm,
  picture: pictureForm,
  place: placeForm,
  upload: uploadForm,
  voice: voiceForm,
  signature: signatureForm,
  consent: consentForm,
  qa: qaForm,
};

/** The form of one type. */
export function plainFormOf<T extends AskedType>(type: T): PlainForm<T> {
  return plainForms[type];
}
