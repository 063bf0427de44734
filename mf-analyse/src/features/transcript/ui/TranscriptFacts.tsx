import type { CallResponse, QualityFlag, Transcript } from '@dialogwerk/shared/contract';
import { Box, useDates } from '@dialogwerk/shared/ui';
import { formatDuration } from '../../../formats.ts';
import { filterNames as names } from '../../../resultFilter/texts.ts';
import { transcriptTexts as texts } from '../texts.ts';

interface TranscriptFactsProps {
  readonly transcript: Transcript;
  /** null while it is not known. */
  readonly place: CallResponse<'conversationPlace'> | null;
  /** null while they are not known, or not judged yet. */
  readonly flags: readonly QualityFlag[] | null;
  readonly publicationName: (publication_id: string) => string;
}

/** What is known of a conversation beside what was said in it. */
export function TranscriptFacts({ transcript, place, flags, publicationName }: TranscriptFactsProps) {
  const { moment } = useDates();
  const { started_at, finished_at } = transcript;
  const facts: readonly (readonly [string, string])[] = [
    [texts.state, place ? names.states[place.state] : '…'],
    [texts.begun, moment(started_at)],
    [texts.duration, finished_at === null ? '–' : formatDuration(finished_at - started_at)],
    [texts.publication, place ? nameOf(place.publication_id) : '…'],
    [texts.device, place ? names.devices[place.device] : '…'],
    ...(place?.came_with ?? []).map(({ name, value }) => [texts.cameWith(name), value] as const),
    ...(flags && flags.length > 0 ? [[texts.flags, flags.map((flag) => names.flags[flag]).join(', ')] as const] : []),
  ];
  return (
    <Box
      component="dl"
      aria-label={texts.about}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        typography: 'body2',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );

  function nameOf(publication_id: string | null): string {
    return publication_id === null ? names.noPublication : publicationName(publication_id);
  }
}
