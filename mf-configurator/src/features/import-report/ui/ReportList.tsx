import type { ImportLine, SurveyData } from '@dialogwerk/shared/contract';
import { severityOf } from '@dialogwerk/shared/dialog/import-report';
import { Box, Button, Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { ReportItem } from './ReportItem.tsx';

interface ReportListProps {
  readonly lines: readonly ImportLine[];
  /** Which file, and when. */
  readonly from: string;
  readonly survey: SurveyData;
  readonly onSelect: (unique_question_id: string) => void;
}

/** How many are drawn at first, so that the report of a long questionnaire stays quick. */
const AT_FIRST = 60;

/** The lines of a report in the order of the file, all of them or the warnings alone. */
export function ReportList({ lines, from, survey, onSelect }: ReportListProps) {
  const [only, setOnly] = useState<'all' | 'warnings'>('all');
  const [isWhole, setWhole] = useState(false);
  const warnings = lines.filter(({ change }) => severityOf(change) === 'warning');
  const chosen = only === 'all' ? lines : warnings;
  const shown = isWhole ? chosen : chosen.slice(0, AT_FIRST);
  const there = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
  const filters = [
    { value: 'all', label: texts.showAll(lines.length) },
    { value: 'warnings', label: texts.showWarnings(warnings.length) },
  ] as const;
  return (
    <Box sx={{ px: 2, py: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {from}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{texts.intro(lines.length)}</Typography>
      <Stack direction="row" role="group" aria-label={texts.filter} sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {filters.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            aria-pressed={only === value}
            color={only === value ? 'primary' : 'default'}
            variant={only === value ? 'filled' : 'outlined'}
            onClick={() => setOnly(value)}
          />
        ))}
      </Stack>
      {chosen.length === 0 ? (
        <Typography sx={{ mt: 2 }}>{texts.noWarnings}</Typography>
      ) : (
        <Box
          component="ol"
          aria-label={texts.list}
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'grid', gap: 1 }}
        >
          {shown.map((line) => (
            <ReportItem key={lines.indexOf(line)} line={line} there={there} onSelect={onSelect} />
          ))}
        </Box>
      )}
      {shown.length < chosen.length && (
        <Button sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {texts.more(chosen.length - shown.length)}
        </Button>
      )}
    </Box>
  );
}
