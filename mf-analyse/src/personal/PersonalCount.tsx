import { useResource } from '@dialogwerk/shared/clients';
import { Typography } from '@dialogwerk/shared/ui';
import { resultOptions } from '../calls/resultOptions.ts';
import { personalTexts as texts } from './texts.ts';

interface PersonalCountProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** How many texts of a dialog tell of people; nothing where there are no texts. */
export default function PersonalCount({ survey_id, filter }: PersonalCountProps) {
  const { state } = useResource('personalTexts', { survey_id, filter }, resultOptions);
  if (state.kind !== 'loaded' || state.value.examined === 0) return null;
  const { personal, examined, total, kinds } = state.value;
  return (
    <Typography color="textSecondary">
      {texts.count(personal, examined)}
      {kinds.length > 0 && ` (${texts.kinds(kinds)})`}.{examined < total && ` ${texts.newest(examined, total)}`}
    </Typography>
  );
}
