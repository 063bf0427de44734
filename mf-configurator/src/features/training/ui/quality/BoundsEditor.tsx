import type { Bounds } from '@dialogwerk/shared/contract';
import { Alert, Box, Button, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { saveBounds } from '../../saveBounds.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';
import { BoundField } from './BoundField.tsx';
import { BoundsEffect } from './BoundsEffect.tsx';

interface BoundsEditorProps {
  readonly place: Place;
  /** Those that count. */
  readonly bounds: Bounds;
  /** Whether an author has set them. */
  readonly isOwn: boolean;
}

/** From which confidence on a reply is understood and asked back, with what that does to the replies so far. */
export function BoundsEditor({ place, bounds, isOwn }: BoundsEditorProps) {
  const [chosen, setChosen] = useState(bounds);
  const [fault, setFault] = useState<string | null>(null);
  const isChanged = chosen.accept !== bounds.accept || chosen.ask !== bounds.ask;
  const save = async (wanted: Bounds | null): Promise<void> =>
    setFault(await saveBounds(place, wanted, isOwn ? bounds : null));
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3">{texts.bounds.title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.bounds.explained}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {/* One pushes the other along, because nobody is asked back above what is understood. */}
        <BoundField
          label={texts.bounds.accept}
          value={chosen.accept}
          onChange={(accept) => setChosen({ accept, ask: Math.min(chosen.ask, accept) })}
        />
        <BoundField
          label={texts.bounds.ask}
          value={chosen.ask}
          onChange={(ask) => setChosen({ ask, accept: Math.max(chosen.accept, ask) })}
        />
        <BoundsEffect place={place} bounds={chosen} isChanged={isChanged} />
        {fault !== null && <Alert severity="error">{texts.bounds.failed(fault)}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={!isChanged} onClick={() => void save(chosen)}>
            {texts.bounds.save}
          </Button>
          <Button disabled={!isChanged} onClick={() => setChosen(bounds)}>
            {texts.bounds.reset}
          </Button>
          {isOwn && <Button onClick={() => void save(null)}>{texts.bounds.measure}</Button>}
        </Stack>
      </Stack>
    </Box>
  );
}
