import type { StudyPeriod } from '@dialogwerk/shared/contract';
import { Box, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { periodState } from '../model/periodState.ts';
import { readMoment, readMost, writeMoment } from '../model/readField.ts';
import type { Read } from '../model/readField.ts';
import { dialogWords, studyTexts } from '../texts.ts';
import type { StudyPanelProps } from './StudyPanelProps.ts';
import { SavedField } from './SavedField.tsx';
import { StateLine } from './StateLine.tsx';

const texts = studyTexts.period;

/** When people can begin, and how many of them. */
export function PeriodPanel({ study, settings, maySet, words = dialogWords }: StudyPanelProps) {
  const { moment } = useDates();
  const { period, begun } = study;
  const { starts_at, ends_at, most } = period;
  const [opened] = useState(() => Date.now());
  const now = periodState(study, opened);
  const set = (part: Partial<StudyPeriod>) => settings.setPeriod({ ...period, ...part }, period);
  const within = (
    read: Read<number | null>,
    isWithin: (value: number) => boolean,
    problem: string,
  ): Read<number | null> => (read.ok && read.value !== null && !isWithin(read.value) ? { ok: false, problem } : read);
  return (
    <Panel title={texts.title} help="zeitraum">
      <StateLine
        tone={now.kind === 'over' || now.kind === 'full' || now.kind === 'not-begun' ? 'shut' : 'open'}
        state={'moment' in now ? texts.state[now.kind](moment(now.moment)) : texts.state[now.kind]}
        figures={most === null ? words.begun(begun) : words.begunOf(begun, most)}
      />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {words.periodMeets}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SavedField
          type="datetime-local"
          place={`${settings.survey_id} period starts`}
          label={texts.starts}
          saved={writeMoment(starts_at)}
          disabled={!maySet}
          read={(typed) => within(readMoment(typed), (value) => ends_at === null || value < ends_at, texts.startsLate)}
          onSave={(value) => set({ starts_at: value })}
        />
        <SavedField
          type="datetime-local"
          place={`${settings.survey_id} period ends`}
          label={texts.ends}
          saved={writeMoment(ends_at)}
          disabled={!maySet}
          read={(typed) =>
            within(readMoment(typed), (value) => starts_at === null || value > starts_at, texts.endsEarly)
          }
          onSave={(value) => set({ ends_at: value })}
        />
        <SavedField
          inputMode="numeric"
          place={`${settings.survey_id} period most`}
          label={words.most}
          hint={words.mostHint}
          saved={most === null ? '' : String(most)}
          disabled={!maySet}
          read={readMost}
          onSave={(value) => set({ most: value })}
        />
      </Box>
    </Panel>
  );
}
