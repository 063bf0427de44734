import type { LibraryFile } from '@dialogwerk/shared/contract';
import { Box, Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiImageMultipleOutline, mdiMagnifyClose } from '@mdi/js';
import { libraryTexts as texts } from '../libraryTexts.ts';
import { FileCard } from './FileCard.tsx';

interface LibraryFilesProps {
  readonly files: readonly LibraryFile[];
  readonly total: number;
  /** Whether nothing was looked for. */
  readonly isAll: boolean;
  readonly onOpen: (file: LibraryFile) => void;
  readonly onMore: () => void;
  readonly onShowAll: () => void;
}

/** The files as cards, or why there are none. */
export function LibraryFiles({ files, total, isAll, onOpen, onMore, onShowAll }: LibraryFilesProps) {
  if (files.length === 0)
    return isAll ? (
      <StatePanel icon={mdiImageMultipleOutline} title={texts.empty}>
        {texts.emptyText}
      </StatePanel>
    ) : (
      <StatePanel
        icon={mdiMagnifyClose}
        title={texts.noHits}
        actions={
          <Button variant="outlined" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noHitsText}
      </StatePanel>
    );
  return (
    <>
      <Box
        component="ul"
        aria-label={texts.title}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
          gap: { xs: 1.5, sm: 2 },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {files.map((file) => (
          <FileCard key={file.file_id} file={file} onOpen={() => onOpen(file)} />
        ))}
      </Box>
      {total > files.length && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={onMore}>
            {texts.more(total - files.length)}
          </Button>
        </Box>
      )}
    </>
  );
}
