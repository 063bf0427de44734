import { reasonOf, uploadSurveyMedia } from '@dialogwerk/shared/clients';
import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import { Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { shareCardTexts as texts } from '../texts.ts';

/** What other services show. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

interface CardPictureProps {
  readonly survey_id: string;
  /** Whether there is one. */
  readonly isSet: boolean;
  /** Shows a file of the dialog, or none; gives what is wrong with it, or null. */
  readonly onSet: (picture: string | null) => Promise<string | null>;
}

/** Uploads a picture for the card, or takes it away; says why one is not taken. */
export function CardPicture({ survey_id, isSet, onSet }: CardPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (picture: string | null): Promise<void> => {
    const refused = await onSet(picture);
    setProblem(refused === null ? null : texts.notSaved(refused));
  };
  const upload = async (file: File): Promise<void> => {
    if (!TYPES.includes(file.type)) return setProblem(texts.wrongKind);
    if (file.size > MEDIA_LIMIT_BYTES.image) return setProblem(texts.tooLarge);
    setSending(true);
    setProblem(null);
    try {
      const { filename_db } = await uploadSurveyMedia(survey_id, file, 'card');
      await show(filename_db);
    } catch (error) {
      setProblem(texts.notKept(reasonOf(error)));
    } finally {
      setSending(false);
    }
  };
  const label = isSet ? texts.another : texts.upload;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isSending} onClick={() => input.current?.click()}>
          {label}
        </Button>
        {isSet && (
          <Button color="inherit" disabled={isSending} onClick={() => void show(null)}>
            {texts.noPicture}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          hidden
          aria-label={label}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void upload(file);
          }}
        />
      </Stack>
      <FormHelperText role="status" error={problem !== null} sx={{ m: 0 }}>
        {isSending ? texts.uploading : (problem ?? texts.pictureHint)}
      </FormHelperText>
    </Stack>
  );
}
