import { useResource } from '@dialogwerk/shared/clients';
import { Box, Button, FaultAlert, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiTarget, mdiUpdate } from '@mdi/js';
import { useId, useState } from 'react';
import type { PlacedSection } from '../model/PlacedSection.ts';
import { texts } from '../texts.ts';
import { PartUpdate } from './PartUpdate.tsx';
import type { PartsWork } from './PartsWork.ts';

/** The parts that the dialog has, and which of their sources say something else by now; nothing where it has none. */
export function UsedParts({ work }: { readonly work: PartsWork }) {
  const { survey } = work;
  const heading = useId();
  const known = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
  const used = survey.sections.filter(
    (section): section is PlacedSection => section.part !== undefined && section.blocks.some((id) => known.has(id)),
  );
  const { state, reload } = useResource('changedParts', used.length === 0 ? null : { survey_id: survey.survey_id });
  if (used.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
        {texts.used}
      </Typography>
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.changedFault(state.reason)}</FaultAlert>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {used.map((section) => {
          const newest = state.kind === 'loaded' ? state.value.changed[section.id] : undefined;
          return <UsedPart key={section.id} section={section} newest={newest?.version ?? null} work={work} />;
        })}
      </Box>
    </section>
  );
}

interface UsedPartProps {
  readonly section: PlacedSection;
  /** The version of its source that says something else; null for none. */
  readonly newest: number | null;
  readonly work: PartsWork;
}

function UsedPart({ section, newest, work }: UsedPartProps) {
  const [isLooking, setLooking] = useState(false);
  const { name, part } = section;
  const isNewer = newest !== null && newest !== part.version;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}>
      <Typography lang="de" sx={{ fontWeight: 600, hyphens: 'auto' }}>
        {name}
      </Typography>
      {part.rights !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {part.rights}
        </Typography>
      )}
      {isNewer && <Typography variant="body2">{texts.newer}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -0.5 }}>
        <Button
          size="small"
          startIcon={<Icon path={mdiTarget} />}
          aria-label={texts.showOf(name)}
          onClick={() => work.onShow(section)}
        >
          {texts.show}
        </Button>
        {isNewer && !work.readOnly && !isLooking && (
          <Button
            size="small"
            startIcon={<Icon path={mdiUpdate} />}
            aria-label={texts.lookOf(name)}
            onClick={() => setLooking(true)}
          >
            {texts.look}
          </Button>
        )}
      </Box>
      {isNewer && isLooking && (
        <PartUpdate section={section} newest={newest} work={work} onLeave={() => setLooking(false)} />
      )}
    </Box>
  );
}
