import { listFormats } from '@dialogwerk/shared/dialog/formats';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiFileUploadOutline } from '@mdi/js';
import { useRef } from 'react';
import { texts } from '../../../texts.ts';

/** The files of all formats, as a file input takes them. */
function acceptedFiles(): string {
  const accepted = listFormats().flatMap(({ extensions, mediaTypes }) => [extensions, mediaTypes].flat());
  return [...new Set(accepted)].join(',');
}

/** Chooses a questionnaire file. */
export function ImportButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiFileUploadOutline} />}
        onClick={() => input.current?.click()}
      >
        {texts.import.open}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.import.open}
        accept={acceptedFiles()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again once it is corrected.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
