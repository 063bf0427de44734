import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { Bench } from '../bench/Bench.tsx';
import type { BenchPart } from '../bench/Bench.tsx';
import type { BenchView } from '../bench/BenchView.ts';
import type { ChatsRehearsal } from './createChatsRehearsal.ts';
import type { ChatsResult } from './stage/ChatsOrder.ts';
import { texts } from './texts.ts';

interface ChatsBenchProps {
  /** The dialog of the chat that is looked at. */
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name'>;
  readonly shown: ChatsResult;
  readonly rehearsal: Pick<ChatsRehearsal, 'setValue' | 'backTo'>;
}

/** The bench of the chat that the author is in, folded until one of its parts is opened. */
export function ChatsBench({ survey: { survey_id, survey_name }, shown, rehearsal }: ChatsBenchProps) {
  const [part, setPart] = useState<BenchPart | null>(null);
  const chat = shown.chats.find((one) => one.survey_id === survey_id);
  if (!chat) return null;
  const view: BenchView = {
    survey_id,
    steps: chat.steps.map(({ step, place }) => ({
      step,
      onAgain: step.kind === 'reply' ? () => rehearsal.backTo(place) : null,
    })),
    variables: chat.variables,
    own: nothing,
    onSet: (variable, value) => rehearsal.setValue(survey_id, variable, value),
    onReset: () => undefined,
    calls: null,
    asksSystems: false,
    keep: null,
  };
  return (
    <Box
      component="section"
      aria-label={texts.benchOf(survey_name)}
      sx={{
        flex: 'none',
        maxHeight: '45%',
        display: 'flex',
        flexDirection: 'column',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 0.5 }}>
        {texts.benchOf(survey_name)}
      </Typography>
      <Bench view={view} part={part} onPart={setPart} foldable />
    </Box>
  );
}

/** What was set in a chat stays a step of it. */
const nothing: ReadonlySet<string> = new Set();
