import { mdiArrowLeft } from '@mdi/js';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import { SaidRow } from '../../../SaidRow.tsx';
import { transcriptOf } from '../model/transcriptOf.ts';
import { texts } from '../texts.ts';

const MOST_MESSAGES = 200;

interface TranscriptProps {
  readonly snapshot: SurveySnapshot;
  readonly seed: number;
  readonly onBack: () => void;
}

/** The conversation of one invented respondent, played again from the seed. */
export function Transcript({ snapshot, seed, onBack }: TranscriptProps) {
  const said = useMemo(() => transcriptOf(snapshot, seed, MOST_MESSAGES), [snapshot, seed]);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack sx={{ gap: 1.5, p: 2 }}>
      <Button ref={back} startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack} sx={{ alignSelf: 'start' }}>
        {texts.back}
      </Button>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {texts.conversationOf(seed)}
      </Typography>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {said.map(({ number, by, text }) => (
          <SaidRow
            key={number}
            isBot={by === 'bot'}
            speaker={by === 'bot' ? texts.bot : texts.respondent}
            text={text}
          />
        ))}
      </Stack>
      {said.length === MOST_MESSAGES && (
        <Typography variant="body2" color="textSecondary">
          {texts.shortened(MOST_MESSAGES)}
        </Typography>
      )}
    </Stack>
  );
}
