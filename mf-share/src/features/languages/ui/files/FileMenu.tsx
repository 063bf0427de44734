import { showNotice } from '@dialogwerk/shared/state';
import { Button, DialogSlot, Icon, laterDialog, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiFileSwapOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import type { OutgoingFile } from '../../formats/TranslationFile.ts';
import { saveTranslations } from '../../saveTranslations.ts';
import type { Step } from '../../state/Step.ts';
import { fileTexts as texts } from '../../texts.ts';

const ImportDialog = laterDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog);

interface FileMenuProps {
  /** What would go out now. */
  readonly outgoing: OutgoingFile;
  /** Takes what a file has; gives why it was refused, or the way back. */
  readonly onTake: (changes: Step['changes']) => Promise<{ readonly refused: string } | { readonly undo: () => void }>;
}

/** Translations out as a file and in again. */
export function FileMenu({ outgoing, onTake }: FileMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const save = async (format: 'xliff' | 'csv'): Promise<void> => {
    setAnchor(null);
    if (!(await saveTranslations(outgoing, format))) showNotice(texts.notSaved);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiFileSwapOutline} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.menu}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => void save('xliff')}>{texts.xliff}</MenuItem>
          <MenuItem onClick={() => void save('csv')}>{texts.csv}</MenuItem>
          <MenuItem
            onClick={() => {
              setAnchor(null);
              field.current?.click();
            }}
          >
            {texts.read}
          </MenuItem>
        </Menu>
      )}
      <input
        ref={field}
        hidden
        type="file"
        accept=".xlf,.xliff,.csv,.txt,application/xliff+xml,text/csv"
        aria-label={texts.field}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {file && (
        <DialogSlot onClose={() => setFile(null)}>
          <ImportDialog file={file} here={outgoing} onTake={onTake} onClose={() => setFile(null)} />
        </DialogSlot>
      )}
    </>
  );
}
