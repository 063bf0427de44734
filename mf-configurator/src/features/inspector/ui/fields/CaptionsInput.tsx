import { mdiClose, mdiClosedCaptionOutline } from '@mdi/js';
import { Box, Button, FormHelperText, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { keepCaptions } from '../../keepCaptions.ts';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';
import { SendingBar } from './SendingBar.tsx';
import { useMediaFiles } from './useMediaFiles.ts';
import { useSending } from './useSending.ts';

interface CaptionsInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  /** Holds the `filename_db` of a WebVTT file, '' for none. */
  readonly name: FieldPathByValue<Form, string>;
}

/** The captions of a video: a WebVTT file, handed on at once. */
export function CaptionsInput<Form extends FieldValues>({ section, name }: CaptionsInputProps<Form>) {
  const { survey, readOnly } = useInspector();
  const { survey_id } = survey;
  const { field } = useController({ name, control: section.control });
  const { state: known } = useMediaFiles(survey_id);
  const file = useRef<HTMLInputElement>(null);
  const { sending, sent, problem, send } = useSending(
    (picked, onSent) => keepCaptions(survey_id, picked, onSent),
    take,
  );
  const chosen: string = field.value ?? '';
  const files = known.kind === 'loaded' ? known.value : [];
  const called = files.find(({ filename_db }) => filename_db === chosen)?.misc ?? texts.thisFile;

  function take(filename_db: string): void {
    field.onChange(filename_db);
    section.commit();
  }

  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      {chosen !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.captions}: {called}
        </Typography>
      )}
      {!readOnly && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            startIcon={<Icon path={mdiClosedCaptionOutline} />}
            disabled={sending}
            onClick={() => file.current?.click()}
          >
            {texts.uploadFor(texts.captions)}
          </Button>
          {chosen !== '' && (
            <Button size="small" startIcon={<Icon path={mdiClose} />} disabled={sending} onClick={() => take('')}>
              {texts.removeCaptions}
            </Button>
          )}
        </Stack>
      )}
      <Box
        component="input"
        ref={file}
        type="file"
        aria-label={texts.uploadFor(texts.captions)}
        hidden
        accept=".vtt,text/vtt"
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          if (picked) void send(picked);
          event.target.value = '';
        }}
      />
      {sending && <SendingBar sent={sent} />}
      <FormHelperText error={problem !== null} role="status" sx={{ m: 0 }}>
        {sending ? texts.uploading : (problem ?? texts.captionsHelp)}
      </FormHelperText>
    </Stack>
  );
}
