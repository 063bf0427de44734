import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { InputOf, MediaKind } from '@dialogwerk/shared/contract';
import { attributes, hintHtml, named } from './controls.ts';
import { FIELD } from './PlainForm.ts';
import type { Around, PlainForm } from './PlainForm.ts';

/** Named one by one, because phones then turn their own picture formats into one of these. */
const types: Readonly<Record<MediaKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  audio: 'audio/*',
  video: 'video/mp4,video/webm',
  document: '.pdf,.txt,.docx,.xlsx,.odt,application/pdf,text/plain',
};

/** What a file dialog offers. */
export const acceptedTypes = (kinds: readonly MediaKind[]): string => kinds.map((kind) => types[kind]).join(',');

const BYTES_PER_MEGABYTE = 1024 * 1024;

interface Wanted {
  readonly kinds: readonly MediaKind[];
  readonly max_bytes: number;
  /** What there is to know beside the limits; '' for nothing. */
  readonly more: string;
}

function fileHtml(around: Around, { kinds, max_bytes, more }: Wanted): string {
  const most = Math.min(max_bytes, Math.max(...kinds.map((kind) => MEDIA_LIMIT_BYTES[kind])));
  const megabytes = Math.max(Math.round((most / BYTES_PER_MEGABYTE) * 10) / 10, 0.1);
  const limits = around.texts.fileLimits(kinds, around.wording.number(megabytes));
  const field = attributes({
    type: 'file',
    class: 'line',
    name: FIELD.file,
    accept: acceptedTypes(kinds),
    autofocus: around.problem !== null,
    ...named(around, more === '' ? 'hint' : 'more hint'),
  });
  return `${more === '' ? '' : hintHtml('more', more)}${hintHtml('hint', limits)}<input${field}>`;
}

type FileType = 'upload' | 'voice' | 'signature';

/** A form of a file alone; `wanted` says which. */
function fileForm<T extends FileType>(
  wanted: (input: InputOf<T>, around: Around) => Wanted,
  replyOf: (media_id: string) => ReturnType<PlainForm<T>['read']>,
): PlainForm<T> {
  return {
    draw: (input, _, around) => fileHtml(around, wanted(input, around)),
    read: (_, typed, { texts }) => {
      const media_id = typed.get(FIELD.file);
      return media_id === null ? texts.chooseFile : replyOf(media_id);
    },
    filled: () => [],
    takesFile: () => true,
  };
}

export const uploadForm = fileForm<'upload'>(
  ({ kinds, max_bytes }) => ({ kinds, max_bytes, more: '' }),
  (media_id) => ({ type: 'upload', media_id }),
);
export const voiceForm = fileForm<'voice'>(
  ({ max_bytes }, { texts }) => ({ kinds: ['audio'], max_bytes, more: texts.voice }),
  (media_id) => ({ type: 'voice', media_id }),
);
export const signatureForm = fileForm<'signature'>(
  ({ max_bytes }, { texts }) => ({ kinds: ['image'], max_bytes, more: texts.signature }),
  (media_id) => ({ type: 'signature', media_id }),
);
