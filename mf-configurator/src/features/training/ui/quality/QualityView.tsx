import type { Called } from '@dialogwerk/shared/clients';
import type { TrainedBlock } from '@dialogwerk/shared/contract';
import { FaultAlert, Skeleton, Stack } from '@dialogwerk/shared/ui';
import type { Quality } from '../../model/Quality.ts';
import type { Meaning } from '../../model/Meaning.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';
import { Accuracy } from './Accuracy.tsx';
import { BoundsEditor } from './BoundsEditor.tsx';
import { Confusions } from './Confusions.tsx';
import { Doubtful } from './Doubtful.tsx';

interface QualityViewProps {
  readonly place: Place;
  readonly meanings: readonly Meaning[];
  readonly quality: Called<Quality>;
  readonly block: TrainedBlock;
}

/** How good a block's training is, what spoils it, and from which confidence on it acts. */
export function QualityView({ place, meanings, quality: { state, reload }, block }: QualityViewProps) {
  const { bounds, own_bounds } = block;
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={160} aria-label={texts.quality.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.quality.fault(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          <Accuracy quality={state.value} />
          {state.value.confusions.length > 0 && <Confusions meanings={meanings} confusions={state.value.confusions} />}
          <Doubtful place={place} meanings={meanings} quality={state.value} ask={bounds.ask} />
        </>
      )}
      <BoundsEditor key={`${bounds.accept}/${bounds.ask}`} place={place} bounds={bounds} isOwn={own_bounds} />
    </Stack>
  );
}
