import { Box, FaultPanel, FormHelperText, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { useCallback, useState } from 'react';
import { libraryTexts as texts } from '../features/media-library/libraryTexts.ts';
import { everything, isEverything } from '../features/media-library/model/LibraryWish.ts';
import type { LibraryWish } from '../features/media-library/model/LibraryWish.ts';
import { sendFiles } from '../features/media-library/state/sendings.ts';
import { DropHint } from '../features/media-library/ui/DropHint.tsx';
import { FileDialog } from '../features/media-library/ui/FileDialog.tsx';
import { LibraryFiles } from '../features/media-library/ui/LibraryFiles.tsx';
import { LibraryFilters } from '../features/media-library/ui/LibraryFilters.tsx';
import { LibrarySearch } from '../features/media-library/ui/LibrarySearch.tsx';
import { SendingList } from '../features/media-library/ui/SendingList.tsx';
import { UploadFiles } from '../features/media-library/ui/UploadFiles.tsx';
import { useLibrary } from '../features/media-library/ui/useLibrary.ts';
import { useFileDrop } from '../useFileDrop.ts';

/** The files of the author's workspaces, for any of their dialogs (/mediathek). */
export default function Library() {
  const [wish, setWish] = useState<LibraryWish>(everything);
  const change = useCallback((changed: Partial<LibraryWish>) => setWish((before) => ({ ...before, ...changed })), []);
  const { library, reload, showMore } = useLibrary(wish);
  const [openId, setOpenId] = useState<string | null>(null);
  const { workspace_id } = wish;
  const upload = useCallback(
    (files: readonly File[]) => sendFiles(files, workspace_id === '' ? {} : { workspace_id }),
    [workspace_id],
  );
  const found = library.kind === 'loaded' ? library.value : null;
  const workspaces = found?.workspaces ?? [];
  const mayChange = (id: string): boolean => workspaces.find((one) => one.workspace_id === id)?.may_change ?? false;
  const mayUpload = workspace_id === '' || mayChange(workspace_id);
  const hovering = useFileDrop(mayUpload ? upload : ignore);
  const opened = found?.files.find(({ file_id }) => file_id === openId);

  return (
    <Box sx={{ width: 1, maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Stack direction="row" sx={{ mb: 1, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Typography variant="h1">{texts.title}</Typography>
        {mayUpload && <UploadFiles label={texts.upload} accept="image/*,audio/*,video/*" multiple onFiles={upload} />}
      </Stack>
      <Typography color="textSecondary" sx={{ maxWidth: 720, mb: 3 }}>
        {texts.intro} {mayUpload && texts.uploadHint}
      </Typography>
      <SendingList />
      <Stack sx={{ gap: 1.5, mb: 2.5 }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <LibrarySearch search={wish.search} onSearch={(search) => change({ search })} />
          <LibraryFilters wish={wish} workspaces={workspaces} onWish={change} />
        </Stack>
        <FormHelperText role="status" sx={{ m: 0 }}>
          {found && texts.count(found.total)}
        </FormHelperText>
      </Stack>
      {library.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={280} aria-label={texts.loading} />
      )}
      {library.kind === 'failed' && (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.fault} onRetry={reload}>
          {texts.faultText(library.reason)}
        </FaultPanel>
      )}
      {found && library.kind === 'loaded' && (
        <LibraryFiles
          files={found.files}
          total={found.total}
          isAll={isEverything(wish)}
          onOpen={({ file_id }) => setOpenId(file_id)}
          onMore={() => void showMore()}
          onShowAll={() => setWish(everything)}
        />
      )}
      {opened && (
        <FileDialog file={opened} mayChange={mayChange(opened.workspace_id)} onClose={() => setOpenId(null)} />
      )}
      {hovering && mayUpload && <DropHint />}
    </Box>
  );
}

const ignore = (): void => undefined;
