import type { CallResponse, ResultFilter } from '@dialogwerk/shared/contract';
import { Box, Stack, languageName } from '@dialogwerk/shared/ui';
import { Section } from '../../../Section.tsx';
import { packedGrid } from '../../../usePacked.ts';
import { breakdowns } from '../model/breakdowns.ts';
import { overviewTexts as texts } from '../texts.ts';
import { BreakdownCard } from './BreakdownCard.tsx';
import { Course } from './Course.tsx';
import { HeadFigures } from './HeadFigures.tsx';

interface OverviewFiguresProps {
  readonly overview: CallResponse<'resultOverview'>;
  readonly filter: ResultFilter;
  readonly setFilter: (filter: ResultFilter) => void;
  /** What a publication is called. */
  readonly publicationName: (publication_id: string) => string;
}

/** Who came, how far they got, when, and from where. */
export function OverviewFigures({ overview, filter, setFilter, publicationName }: OverviewFiguresProps) {
  const groups = breakdowns(overview, filter, { publication: publicationName, language: languageName });
  return (
    <Section title={texts.title} help="zahlen">
      <Stack sx={{ gap: { xs: 1.5, sm: 2.5 } }}>
        <HeadFigures overview={{ ...overview, ...overview.states, begun: overview.total - overview.states.opened }} />
        <Course days={overview.days} />
        <Box
          sx={{
            ...packedGrid,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {groups.map((breakdown) => (
            <BreakdownCard key={breakdown.id} breakdown={breakdown} setFilter={setFilter} />
          ))}
        </Box>
      </Stack>
    </Section>
  );
}
