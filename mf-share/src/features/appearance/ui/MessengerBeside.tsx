import type { SurveyData } from '@dialogwerk/shared/contract';
import { $moduleArea, $preview } from '@dialogwerk/shared/state';
import { Box, Button, Skeleton, Stack } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { createElement, useEffect, useMemo, useState } from 'react';
import type { Look } from '../model/Look.ts';
import { problemIn } from '../model/problemIn.ts';
import { shownBlock } from '../model/shownBlock.ts';
import { appearanceTexts as texts } from '../texts.ts';

type Moment = 'start' | 'question' | 'end';

interface MessengerBesideProps {
  readonly survey: SurveyData;
  /** As it is typed. */
  readonly look: Look;
}

/** The real messenger, which is another module's, with the draft in the look that is being typed; at its beginning, at a question, at its end. */
export function MessengerBeside({ survey, look }: MessengerBesideProps) {
  const ModuleArea = useStore($moduleArea);
  const [moment, setMoment] = useState<Moment>('start');
  const question = useMemo(() => shownBlock(survey.all_questions), [survey.all_questions]);
  const typed = JSON.stringify(look);
  useEffect(() => {
    const now: Look = JSON.parse(typed);
    // Half a colour is none yet.
    const accent_color = problemIn('accent_color', now) === null ? now.accent_color : survey.accent_color;
    const shown = { ...survey, ...now, accent_color };
    $preview.set({ survey: shown, block: moment === 'question' ? question : null, moment });
  }, [survey, typed, moment, question]);
  useEffect(() => () => $preview.set(null), []);
  const waiting = (
    <Skeleton
      role="progressbar"
      variant="rounded"
      aria-label={texts.previewLoading}
      sx={{ flex: 1, m: 2, width: 320 }}
    />
  );
  return (
    <Box
      component="section"
      aria-label={texts.preview}
      sx={{
        order: { xs: 1, md: 2 },
        position: 'sticky',
        // Below the bar.
        top: { xs: 64, md: 80 },
        zIndex: 2,
        alignSelf: 'start',
        display: 'flex',
        flexDirection: 'column',
        height: { xs: '46vh', md: 'calc(100vh - 7rem)' },
        minHeight: 260,
        maxHeight: { md: 860 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Stack
        direction="row"
        role="group"
        aria-label={texts.moments.label}
        sx={{ flex: 'none', borderBottom: 1, borderColor: 'divider' }}
      >
        {(['start', 'question', 'end'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            color={each === moment ? 'primary' : 'inherit'}
            aria-pressed={each === moment}
            disabled={each === 'question' && question === null}
            onClick={() => setMoment(each)}
            sx={{ flex: 1, borderRadius: 0, fontWeight: each === moment ? 700 : 500 }}
          >
            {texts.moments[each]}
          </Button>
        ))}
      </Stack>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          // As wide as its device, and no wider than there is room; on a phone all of it.
          '& > *': { width: { xs: 1, md: 'auto' }, maxWidth: 1 },
        }}
      >
        {ModuleArea && createElement(ModuleArea, { place: 'preview', waiting })}
      </Box>
    </Box>
  );
}
