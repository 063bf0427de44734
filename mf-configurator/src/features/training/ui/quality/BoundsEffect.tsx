import { useResource } from '@dialogwerk/shared/clients';
import type { Bounds, UnderstandingZone } from '@dialogwerk/shared/contract';
import { Alert, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { useEffect, useState } from 'react';
import type { Place } from '../../model/Place.ts';
import { texts, zoneTexts } from '../../texts.ts';
import { Table } from '../Table.tsx';

interface BoundsEffectProps {
  readonly place: Place;
  readonly bounds: Bounds;
  readonly isChanged: boolean;
}

/** Milliseconds after which a slider is taken to rest. */
const PAUSE = 250;
const zones: readonly UnderstandingZone[] = ['sure', 'unsure', 'unknown'];

/** How the replies so far would fall with other bounds. */
export function BoundsEffect({ place, bounds, isChanged }: BoundsEffectProps) {
  const [asked, setAsked] = useState(bounds);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(bounds), PAUSE);
    return () => clearTimeout(timer);
  }, [bounds]);
  const { state } = useResource('trainingBoundsEffect', { ...place, bounds: asked });
  if (state.kind === 'loading') return <Skeleton variant="rounded" height={168} />;
  if (state.kind === 'failed') return <Alert severity="error">{texts.bounds.effectFailed(state.reason)}</Alert>;
  const { now, with_bounds } = state.value;
  if (now.sure + now.unsure + now.unknown === 0)
    return <Typography color="textSecondary">{texts.bounds.noReplies}</Typography>;
  return (
    <Table label={texts.bounds.effect}>
      <thead>
        <tr>
          <th scope="col">{texts.bounds.zone}</th>
          <th scope="col" className="number">
            {texts.bounds.now}
          </th>
          {isChanged && (
            <th scope="col" className="number">
              {texts.bounds.changed}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {zones.map((zone) => (
          <tr key={zone}>
            <th scope="row">{zoneTexts[zone]}</th>
            <td className="number">{formatCount(now[zone])}</td>
            {isChanged && <td className="number">{formatCount(with_bounds[zone])}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
