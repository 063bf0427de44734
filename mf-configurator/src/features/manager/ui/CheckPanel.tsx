import type { Hint } from '@dialogwerk/shared/contract';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { Alert, Button, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { checkTexts as texts } from '../checkTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { isStillSo, PLAYERS, toCheck } from '../model/toCheck.ts';
import { CheckResults } from './CheckResults.tsx';
import type { ShownGame } from './CheckResults.tsx';
import { GameView } from './GameView.tsx';
import type { useChatsCheck } from './useChatsCheck.ts';

interface CheckPanelProps {
  readonly chats: Chats;
  readonly hints: readonly Hint[];
  readonly running: ReturnType<typeof useChatsCheck>;
  readonly onSelect: (question: QuestionOf) => void;
}

/** The check of a multi-chat by invented players: start, progress, and what they showed. */
export function CheckPanel({ chats, hints, running: { check, start, cancel }, onSelect }: CheckPanelProps) {
  const [game, showGame] = useState<ShownGame | null>(null);
  if (chats.manager.hidden_surveys > 0) return <Alert severity="info">{texts.hidden}</Alert>;
  if (check.state === 'done' && game) {
    return <GameView chats={chats} checked={check.checked} {...game} onBack={() => showGame(null)} />;
  }
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {texts.intro(PLAYERS)}
      </Typography>
      {check.state === 'fault' && <Alert severity="error">{texts.fault}</Alert>}
      {check.state === 'running' ? (
        <Stack sx={{ gap: 1 }}>
          <LinearProgress variant="determinate" aria-label={texts.progress} value={(check.done / PLAYERS) * 100} />
          <Typography variant="body2">{texts.running(check.done, PLAYERS)}</Typography>
          <Button onClick={cancel}>{texts.cancel}</Button>
        </Stack>
      ) : (
        <Button
          variant={check.state === 'done' ? 'outlined' : 'contained'}
          onClick={() => start(toCheck(chats, hints))}
        >
          {check.state === 'done' ? texts.again : texts.start}
        </Button>
      )}
      <Typography role="status" variant="body2" sx={check.state === 'done' ? {} : { display: 'none' }}>
        {check.state === 'done' && texts.finished(check.report.players, check.report.ended)}
        {check.state === 'done' && check.report.replies && (
          <> {texts.replies(check.report.replies.median, check.report.replies.p95)}</>
        )}
      </Typography>
      {check.state === 'done' && (
        <>
          {!isStillSo(check.checked, chats, hints) && <Alert severity="info">{texts.outdated}</Alert>}
          <CheckResults chats={chats} report={check.report} onSelect={onSelect} onShow={showGame} />
        </>
      )}
    </Stack>
  );
}
