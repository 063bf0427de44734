import type { ShownKind } from '@dialogwerk/shared/dialog';
import { mdiUploadOutline } from '@mdi/js';
import { Box, Button, FormHelperText, Icon, Stack } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import { keepFile } from '../../keepFile.ts';
import type { Purpose } from '../../keepFile.ts';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';
import { SendingBar } from './SendingBar.tsx';
import { useSending } from './useSending.ts';

interface UploadButtonProps {
  readonly label: string;
  readonly kinds: readonly ShownKind[];
  readonly purpose: Purpose;
  /** A file is kept, under this name. */
  readonly onKept?: (filename_db: string) => void;
}

/** Sends a file of the author's; says why when it is not taken. */
export function UploadButton({ label, kinds, purpose, onKept }: UploadButtonProps) {
  const { survey } = useInspector();
  const file = useRef<HTMLInputElement>(null);
  const { sending, sent, problem, send } = useSending(
    (picked, onSent) => keepFile(survey.survey_id, picked, kinds, purpose, onSent),
    onKept,
  );

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        size="small"
        startIcon={<Icon path={mdiUploadOutline} />}
        disabled={sending}
        onClick={() => file.current?.click()}
      >
        {texts.uploadFor(label)}
      </Button>
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
      {sending && <SendingBar sent={sent} />}
      <FormHelperText error={problem !== null} role="status" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {sending ? texts.uploading : problem}
      </FormHelperText>
    </Stack>
  );
}
