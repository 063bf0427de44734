import { useResource } from '@dialogwerk/shared/clients';
import { Box, FaultAlert } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { GivenFile } from '../../../GivenFile.tsx';
import { questionTexts } from '../texts.ts';
import { listStyles } from './listStyles.ts';
import { Pager } from './Pager.tsx';
import type { ListedPart } from './TextAnswers.tsx';

const AT_ONCE = 20;

/** Pictures, files and recordings, the newest first; nothing while there is none. */
export function FileAnswers({ place }: { readonly place: ListedPart }) {
  const [page, setPage] = useState(0);
  const { state, reload } = useResource('resultFiles', { ...place, page });
  if (state.kind === 'failed') {
    return <FaultAlert onRetry={reload}>{questionTexts.textList.failed(state.reason)}</FaultAlert>;
  }
  if (state.kind === 'loading' || state.value.total === 0) return null;
  const { files, total } = state.value;
  return (
    <div>
      <Box
        component="ul"
        sx={{ ...listStyles, maxHeight: 520, overflowY: 'auto', '@media print': { maxHeight: 'none' } }}
      >
        {files.map((file) => (
          <li key={file.location}>
            <GivenFile file={file} />
          </li>
        ))}
      </Box>
      <Pager page={page} atOnce={AT_ONCE} total={total} onTurnTo={setPage} />
    </div>
  );
}
