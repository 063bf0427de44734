import { authorClient } from '@dialogwerk/shared/clients';
import { Typography } from '@dialogwerk/shared/ui';
import { useCallback } from 'react';
import { useResultCall } from '../calls/useResultCall.ts';
import { personalTexts as texts } from './texts.ts';

interface PersonalCountProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** How many texts of a dialog tell of people; nothing where there are no texts. */
export default function PersonalCount({ survey_id, filter }: PersonalCountProps) {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('personalTexts', { survey_id, filter }, { signal }),
    [survey_id, filter],
  );
  const { state } = useResultCall(load);
  if (state.kind !== 'loaded' || state.value.examined === 0) return null;
  const { personal, examined, total, kinds } = state.value;
  return (
    <Typography color="textSecondary">
      {texts.count(personal, examined)}
      {kinds.length > 0 && ` (${texts.kinds(kinds)})`}.{examined < total && ` ${texts.newest(examined, total)}`}
    </Typography>
  );
}
