import { Box, laterPart } from '@dialogwerk/shared/ui';
import type { useImport } from './useImport.ts';

const ImportPanel = laterPart(async () => (await import('./importParts.ts')).ImportPanel);
const LanguageChoice = laterPart(async () => (await import('./importParts.ts')).LanguageChoice);

/** What an import asks, how it goes and what came of it, read out as it changes; loaded with the first file. */
export function Importing({ state, choose, cancel, dismiss }: ReturnType<typeof useImport>) {
  return (
    <>
      {state.kind === 'choosing' && (
        <LanguageChoice key={state.file_name} choosing={state} onChosen={choose} onCancel={dismiss} />
      )}
      <Box role="status" sx={{ '&:not(:empty)': { mb: 3 } }}>
        {state.kind !== 'idle' && <ImportPanel state={state} onCancel={cancel} onDismiss={dismiss} />}
      </Box>
    </>
  );
}
