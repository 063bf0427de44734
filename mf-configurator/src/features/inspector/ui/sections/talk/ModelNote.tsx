import { Alert, AlertTitle, Box, Skeleton } from '@dialogwerk/shared/ui';
import { modelTexts } from '../../../modelTexts.ts';
import { useModelState } from '../../../../../useModelState.ts';

/** Which language model speaks here, and that none does and what respondents get then. */
export function ModelNote({ hasFallback }: { readonly hasFallback: boolean }) {
  return (
    <Box sx={{ px: 2, pt: 2 }}>
      <Note hasFallback={hasFallback} />
    </Box>
  );
}

function Note({ hasFallback }: { readonly hasFallback: boolean }) {
  const state = useModelState();
  switch (state.kind) {
    case 'loading':
      return <Skeleton role="progressbar" variant="rounded" height={72} aria-label={modelTexts.loading} />;
    case 'failed':
      return <Alert severity="warning">{modelTexts.unknown(state.reason)}</Alert>;
    case 'loaded': {
      const { main, reserve } = state.value;
      if (main === null) {
        return (
          <Alert severity="warning">
            <AlertTitle>{modelTexts.noModelTitle}</AlertTitle>
            {modelTexts.noModel.talk(hasFallback)}
          </Alert>
        );
      }
      return (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {modelTexts.leads(main)} {reserve && modelTexts.reserve(reserve)} {modelTexts.leadsSettings}
        </Alert>
      );
    }
  }
}
