import type { CallState } from '@dialogwerk/shared/clients';
import { Stack } from '@dialogwerk/shared/ui';
import type { Quality } from '../../model/Quality.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { remarksOf } from '../../model/remarksOf.ts';
import type { Place } from '../../model/Place.ts';
import { MeaningCard } from './MeaningCard.tsx';

interface ExamplesProps {
  readonly place: Place;
  readonly meanings: readonly Meaning[];
  readonly quality: CallState<Quality>;
}

/** A block's meanings with their example sentences. */
export function Examples({ place, meanings, quality }: ExamplesProps) {
  const remarks = remarksOf(meanings, quality.kind === 'loaded' ? quality.value.findings : []);
  return (
    <Stack sx={{ gap: 2 }}>
      {meanings.map((meaning) => (
        <MeaningCard
          key={`${meaning.kind}/${meaning.target}`}
          place={place}
          meaning={meaning}
          remarks={remarks.get(meaning.target)}
        />
      ))}
    </Stack>
  );
}
