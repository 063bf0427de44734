import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { $moduleSignal, $survey, showNotice } from '@dialogwerk/shared/state';
import { Box, Button, CircularProgress, StatePanel } from '@dialogwerk/shared/ui';
import { mdiChatAlertOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { openTest } from './openTest.ts';
import type { OpenTest } from './openTest.ts';
import { Messenger } from '../messenger/Messenger.tsx';
import { assessTexts } from '../texts.ts';

/** The screen 'Testen': the author talks to the dialog as a respondent would, live or not. */
export function AssessScreen() {
  const survey_id = useStore($survey)?.survey_id;
  const [round, setRound] = useState(0);
  if (survey_id === undefined) return null;
  return <Test key={`${survey_id} ${round}`} survey_id={survey_id} onAgain={() => setRound(round + 1)} />;
}

type Progress =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly test: OpenTest }
  | { readonly kind: 'failed'; readonly reason: string };

function Test({ survey_id, onAgain }: { readonly survey_id: string; readonly onAgain: () => void }) {
  const [progress, setProgress] = useState<Progress>({ kind: 'opening' });

  useEffect(() => {
    let left = false;
    const opened = openTest(survey_id);
    opened.then(
      (test) => (left ? test.close() : setProgress({ kind: 'open', test })),
      (error: unknown) => left || setProgress({ kind: 'failed', reason: reasonOf(error) }),
    );
    return () => {
      left = true;
      void opened.then(
        (test) => test.close(),
        () => undefined,
      );
    };
  }, [survey_id]);

  const restart = async (): Promise<void> => {
    try {
      await authorClient.call('restartDelete', { survey_id, action: 'restart', isLive: false });
      onAgain();
    } catch (error) {
      showNotice(`${assessTexts.notRestarted} ${reasonOf(error)}`);
    }
  };
  useEffect(() =>
    $moduleSignal.listen((signal) => {
      if (signal?.kind === 'restart') void restart();
    }),
  );

  return (
    // The messenger fills what the bars leave and scrolls inside, whatever frame stands around.
    <Box
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 420,
        display: 'flex',
        '& > .dw': { position: 'absolute', inset: 0 },
      }}
    >
      {drawProgress()}
    </Box>
  );

  function drawProgress() {
    switch (progress.kind) {
      case 'opening':
        return <CircularProgress aria-label={assessTexts.opening} sx={{ m: 'auto' }} />;
      case 'failed':
        return (
          <StatePanel
            fault
            icon={mdiChatAlertOutline}
            title={assessTexts.failedTitle}
            actions={<Button onClick={onAgain}>{assessTexts.again}</Button>}
          >
            {progress.reason} {assessTexts.failed}
          </StatePanel>
        );
      case 'open':
        return (
          <Messenger
            survey={progress.test.survey}
            running={progress.test.running}
            live={null}
            onRefresh={onAgain}
            onRestart={() => void restart()}
          />
        );
    }
  }
}
