import type { ChatsToCheck } from '@dialogwerk/shared/dialog/simulation';
import { gameOf, playable } from '@dialogwerk/shared/dialog/simulation';
import { Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiArrowLeft } from '@mdi/js';
import { useEffect, useMemo, useRef } from 'react';
import { SaidRow } from '../../../SaidRow.tsx';
import { checkTexts as texts } from '../checkTexts.ts';
import type { Chats } from '../model/Chats.ts';

const MOST_SAID = 300;

interface GameViewProps {
  readonly chats: Chats;
  readonly checked: ChatsToCheck;
  readonly seed: number;
  /** What the game shows. */
  readonly what: string;
  readonly onBack: () => void;
}

/** The game of one invented player, all chats in the order of time. */
export function GameView({ chats, checked, seed, what, onBack }: GameViewProps) {
  const said = useMemo(() => gameOf(playable(checked), seed), [checked, seed]);
  const names = new Map(chats.surveys.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack sx={{ gap: 1.5, p: 2 }}>
      <Button ref={back} startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack} sx={{ alignSelf: 'start' }}>
        {texts.back}
      </Button>
      <Typography variant="h3" component="h2" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {texts.game(what)}
      </Typography>
      {said.length > MOST_SAID && (
        <Typography variant="body2" color="textSecondary">
          {texts.shortened(MOST_SAID)}
        </Typography>
      )}
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {said.slice(-MOST_SAID).map(({ number, survey_id, by, text }) => (
          <SaidRow
            key={number}
            isBot={by === 'bot'}
            speaker={by === 'bot' ? names.get(survey_id) : `${texts.player} · ${names.get(survey_id) ?? ''}`}
            text={text}
          />
        ))}
      </Stack>
    </Stack>
  );
}
