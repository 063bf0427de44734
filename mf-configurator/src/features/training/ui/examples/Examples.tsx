import type { CallState } from '@dialogwerk/shared/clients';
import { Stack } from '@dialogwerk/shared/ui';
import type { Quality } from '../../effects/loadTraining.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { remarksOf } from '../../model/remarksOf.ts';
import type { BlockTraining } from '../../state/BlockTraining.ts';
import { MeaningCard } from './MeaningCard.tsx';

interface ExamplesProps {
  readonly training: BlockTraining;
  readonly meanings: readonly Meaning[];
  readonly quality: CallState<Quality>;
}

/** A block's meanings with their example sentences. */
export function Examples({ training, meanings, quality }: ExamplesProps) {
  const remarks = remarksOf(meanings, quality.kind === 'loaded' ? quality.value.findings : []);
  return (
    <Stack sx={{ gap: 2 }}>
      {meanings.map((meaning) => (
        <MeaningCard
          key={`${meaning.kind}/${meaning.target}`}
          training={training}
          meaning={meaning}
          remarks={remarks.get(meaning.target)}
        />
      ))}
    </Stack>
  );
}
