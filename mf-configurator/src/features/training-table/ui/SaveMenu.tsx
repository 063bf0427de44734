import { showNotice } from '@dialogwerk/shared/state';
import { Button, Icon, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { saveText } from '../saveText.ts';
import { trainingFormats } from '../formats/trainingFormats.ts';
import type { TrainingFormat } from '../formats/trainingFormats.ts';
import type { TableRow } from '../model/TableRow.ts';
import { texts } from '../texts.ts';

interface SaveMenuProps {
  readonly rows: readonly TableRow[];
  /** What the file is called, without its extension. */
  readonly name: string;
}

/** Saves all examples as a file of the kind that is chosen. */
export function SaveMenu({ rows, name }: SaveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = async ({ load, extensions: [extension], mime }: TrainingFormat): Promise<void> => {
    setAnchor(null);
    try {
      const { write } = await load();
      saveText({ text: write(rows), name, extension, mime });
    } catch {
      showNotice(texts.notSaved);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiDownload} />}
        disabled={rows.length === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.save}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {trainingFormats.map((format) => (
            <MenuItem key={format.id} onClick={() => void save(format)}>
              {texts.saveAs(format.name, format.extensions[0])}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
