import type { StudyOverview } from '@dialogwerk/shared/contract';
import { Box, Chip, Typography, useDates } from '@dialogwerk/shared/ui';
import { whoTakesPart } from '../../../whoTakesPart.ts';
import type { RunStudy } from '../model/RunStudy.ts';
import { overviewTexts } from '../texts.ts';

const texts = overviewTexts.state;

interface StateLinesProps {
  readonly overview: StudyOverview;
  readonly study: RunStudy;
  /** The moment, in milliseconds since 1970. */
  readonly now: number;
}

/** Whether the study is on, since when, who can begin, and when somebody has answered last. */
export function StateLines({ overview, study: { active, publication }, now }: StateLinesProps) {
  const { short } = useDates();
  const { live_since, figures, once, proof } = overview;
  const who = active ? whoTakesPart(overview, now) : 'off';
  const isOn = who !== 'off' && who !== 'nobody';
  const doors = [texts.doors[who], ...(isOn && once ? [texts.once] : []), ...(isOn && proof ? [texts.proof] : [])];
  const soft = [
    ...(publication ? [texts.published(short(publication.published_at))] : []),
    figures.last_at === null ? texts.nobody : texts.last(short(figures.last_at)),
  ];
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip
          size="small"
          color={active ? (isOn ? 'success' : 'error') : 'default'}
          label={active ? (live_since === null ? texts.live : texts.liveSince(short(live_since))) : texts.off}
        />
        <Typography>{doors.join(' ')}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {soft.join(' · ')}
      </Typography>
    </div>
  );
}
