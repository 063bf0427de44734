import { Box } from '@dialogwerk/shared/ui';
import { Suspense, lazy } from 'react';
import type { useImport } from './useImport.ts';

const ImportPanel = lazy(async () => ({ default: (await import('./importParts.ts')).ImportPanel }));
const LanguageChoice = lazy(async () => ({ default: (await import('./importParts.ts')).LanguageChoice }));

/** What an import asks, how it goes and what came of it, read out as it changes; loaded with the first file. */
export function Importing({ state, choose, cancel, dismiss }: ReturnType<typeof useImport>) {
  return (
    <>
      {state.kind === 'choosing' && (
        <Suspense>
          <LanguageChoice key={state.file_name} choosing={state} onChosen={choose} onCancel={dismiss} />
        </Suspense>
      )}
      <Box role="status" sx={{ '&:not(:empty)': { mb: 3 } }}>
        <Suspense>
          {state.kind !== 'idle' && <ImportPanel state={state} onCancel={cancel} onDismiss={dismiss} />}
        </Suspense>
      </Box>
    </>
  );
}
