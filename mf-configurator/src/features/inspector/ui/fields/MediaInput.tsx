import { mdiUploadOutline } from '@mdi/js';
import { Box, Button, FormHelperText, Icon, LinearProgress, Stack, TextField } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { keepFile } from '../../effects/keepFile.ts';
import { loadMediaFiles } from '../../effects/loadMediaFiles.ts';
import { mediaKindOf } from '../../model/mediaKindOf.ts';
import type { ShownKind } from '../../model/mediaKindOf.ts';
import { $mediaFiles } from '../../state/mediaFiles.ts';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';
import { MediaPreview } from './MediaPreview.tsx';

interface MediaInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  /** Holds a `filename_db`, '' for none. */
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly kinds: readonly ShownKind[];
}

/** A file of the dialog: one that is there already, or a new one; handed on at once. */
export function MediaInput<Form extends FieldValues>({ section, name, label, kinds }: MediaInputProps<Form>) {
  const { survey, readOnly } = useInspector();
  const { survey_id } = survey;
  const { field } = useController({ name, control: section.control });
  const known = useStore($mediaFiles)[survey_id];
  const file = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen: string = field.value ?? '';

  useEffect(() => {
    void loadMediaFiles(survey_id);
  }, [survey_id]);

  function take(filename_db: string): void {
    field.onChange(filename_db);
    section.commit();
  }

  async function send(picked: File): Promise<void> {
    setSending(true);
    setProblem(null);
    const kept = await keepFile(survey_id, picked, kinds);
    setSending(false);
    if ('problem' in kept) setProblem(kept.problem);
    else take(kept.filename_db);
  }

  const files = known?.state === 'loaded' ? known.files : [];
  const offered = files.filter(({ filename_db }) => kinds.some((kind) => kind === mediaKindOf(filename_db)));
  const isListed = chosen === '' || offered.some(({ filename_db }) => filename_db === chosen);
  const fault = problem ?? (known?.state === 'fault' ? texts.filesNotListed(known.reason) : null);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {chosen !== '' && <MediaPreview filename_db={chosen} />}
      <TextField
        select
        size="small"
        fullWidth
        disabled={readOnly || sending}
        label={label}
        value={chosen}
        onChange={(event) => take(event.target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{texts.noFile}</option>
        {!isListed && <option value={chosen}>{texts.thisFile}</option>}
        {offered.map(({ filename_db, misc }) => (
          <option key={filename_db} value={filename_db}>
            {misc ?? filename_db}
          </option>
        ))}
      </TextField>
      {!readOnly && known?.state === 'loaded' && (
        <Button
          size="small"
          startIcon={<Icon path={mdiUploadOutline} />}
          disabled={sending}
          onClick={() => file.current?.click()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.uploadFor(label)}
        </Button>
      )}
      <Box
        component="input"
        ref={file}
        type="file"
        aria-label={texts.uploadFor(label)}
        hidden
        accept={kinds.map((kind) => `${kind}/*`).join(',')}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          if (picked) void send(picked);
          event.target.value = '';
        }}
      />
      {sending && <LinearProgress aria-label={texts.uploading} />}
      <FormHelperText error={fault !== null} role="status" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {sending ? texts.uploading : fault}
      </FormHelperText>
    </Stack>
  );
}
