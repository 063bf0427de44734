import { libraryCalls, reasonOf, uploadSurveyMedia } from '@dialogwerk/shared/clients';
import { MEDIA_LIMIT_BYTES, publicMediaPath } from '@dialogwerk/shared/contract';
import type { BrandPicture, MediaFile } from '@dialogwerk/shared/contract';
import { Box, Button, FormHelperText, Icon, LibraryButton, Stack, TextField } from '@dialogwerk/shared/ui';
import { mdiUploadOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { appearanceTexts as texts } from '../../texts.ts';
import type { LookForm } from './LookForm.ts';

const purposes = { logo_src: 'logo', avatar_src: 'avatar', background_link: 'background' } as const;

const pictureKinds = ['image'] as const;

interface PictureFieldProps {
  readonly survey_id: string;
  readonly field: BrandPicture;
  readonly form: LookForm;
  /** The pictures that the dialog has. */
  readonly pictures: readonly MediaFile[];
}

/** A picture: one of the dialog's files, a new one, one of the media library, or none. */
export function PictureField({ survey_id, field, form, pictures }: PictureFieldProps) {
  const { look, isReadOnly, set } = form;
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = look[field]?.replace(/^file:/, '') ?? '';
  const label = texts.picture[field];
  const isListed = name === '' || pictures.some(({ filename_db }) => filename_db === name);

  async function upload(file: File): Promise<void> {
    if (!file.type.startsWith('image/')) return setProblem(texts.wrongKind);
    if (file.size > MEDIA_LIMIT_BYTES.image) return setProblem(texts.tooLarge);
    setSending(true);
    setProblem(null);
    try {
      const { filename_db } = await uploadSurveyMedia(survey_id, file, purposes[field]);
      set(field, filename_db);
    } catch (error) {
      setProblem(texts.notKept(reasonOf(error)));
    } finally {
      setSending(false);
    }
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Box
          sx={{
            width: 56,
            height: 56,
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: field === 'avatar_src' ? '50%' : 1,
          }}
        >
          {name !== '' && (
            <Box
              component="img"
              src={/[/:]/.test(name) ? name : publicMediaPath(name)}
              alt=""
              sx={{ width: 1, height: 1, objectFit: field === 'logo_src' ? 'contain' : 'cover' }}
            />
          )}
        </Box>
        <TextField
          select
          fullWidth
          size="small"
          label={label}
          value={name}
          disabled={isReadOnly}
          helperText={texts.pictureHint[field]}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => set(field, target.value || null)}
        >
          <option value="">{texts.none}</option>
          {!isListed && <option value={name}>{texts.thisFile}</option>}
          {pictures.map(({ filename_db, misc }) => (
            <option key={filename_db} value={filename_db}>
              {misc || texts.chosen}
            </option>
          ))}
        </TextField>
      </Stack>
      {!isReadOnly && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            startIcon={<Icon path={mdiUploadOutline} />}
            disabled={isSending}
            onClick={() => input.current?.click()}
          >
            {texts.upload(label)}
          </Button>
          <LibraryButton
            survey_id={survey_id}
            label={label}
            kinds={pictureKinds}
            purpose={purposes[field]}
            calls={libraryCalls}
            onTake={({ filename_db }) => set(field, filename_db)}
          />
        </Stack>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={texts.upload(label)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <FormHelperText role="status" error={problem !== null} sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {isSending ? texts.uploading : problem}
      </FormHelperText>
    </Stack>
  );
}
