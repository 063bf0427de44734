import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { mdiUploadOutline } from '@mdi/js';
import { useRef } from 'react';

interface UploadFilesProps {
  readonly label: string;
  /** MIME types, as an input takes them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly variant?: 'contained' | 'outlined';
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that asks for files. */
export function UploadFiles({ label, accept, multiple = false, variant = 'contained', onFiles }: UploadFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} startIcon={<Icon path={mdiUploadOutline} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
