import { change, reasonOf } from '@dialogwerk/shared/clients';
import { $moduleSignal, $survey, showNotice, takeTestReplies } from '@dialogwerk/shared/state';
import { Box, Button, CircularProgress, laterPart, RetryButton, StatePanel } from '@dialogwerk/shared/ui';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { mdiChatAlertOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { DeviceArea } from '../device/DeviceArea.tsx';
import { DeviceBar } from '../device/DeviceBar.tsx';
import { $benchIsOpen, openBench } from '../bench/openBench.ts';
import { BenchButton } from './BenchButton.tsx';
import { keepAsTest } from './keepAsTest.ts';
import { armItems, armsIn } from './armItems.ts';
import { forgetTest, openTest } from './openTest.ts';
import { languageItems } from './languageItems.ts';
import { testPage } from './testPage.ts';
import type { OpenTest } from './openTest.ts';
import { Messenger } from '../messenger/Messenger.tsx';
import { assessTexts } from '../texts.ts';

/** The screen 'Testen': the author talks to the dialog as a respondent would, live or not. */
export function AssessScreen() {
  const survey_id = useStore($survey)?.survey_id;
  const [round, setRound] = useState(0);
  const [query, setQuery] = useSearchParams();
  /** The way was played already, so that what came after it must not be lost. */
  const [isPlayed, setPlayed] = useState(false);
  if (survey_id === undefined) return null;
  const block = query.get('ab');
  const manager = Number(query.get('multichat'));
  const arms = armsIn(query).toString();
  const onArm = (parameter: string, arm: string | null): void => {
    const next = armsIn(query);
    if (arm === null) next.delete(parameter);
    else next.set(parameter, arm);
    forgetTest(survey_id);
    setPlayed(false);
    setQuery(next, { replace: true });
  };
  const again = (): void => setRound(round + 1);
  const fromStart = (): void => {
    if (block !== null) setQuery({}, { replace: true });
    setPlayed(false);
    again();
  };
  const refresh = (): void => {
    setPlayed(block !== null);
    again();
  };
  return (
    <Test
      key={`${survey_id} ${block} ${round} ${arms}`}
      arms={arms}
      onArm={onArm}
      survey_id={survey_id}
      block={block}
      manager={manager > 0 ? manager : null}
      isPlayed={isPlayed}
      onAgain={again}
      onRefresh={refresh}
      onFromStart={fromStart}
    />
  );
}

/** With all that it shows, because the conversation comes first. */
const BenchBeside = laterPart(async () => (await import('./BenchBeside.tsx')).BenchBeside);

type Progress =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly test: OpenTest; readonly rewound: number }
  | { readonly kind: 'failed'; readonly reason: string };

interface TestProps {
  readonly survey_id: string;
  /** The block that the test begins at; null for the beginning of the dialog. */
  readonly block: string | null;
  /** The multi-chat that the way to it goes through; null for the dialog alone. */
  readonly manager: number | null;
  readonly isPlayed: boolean;
  /** What of the address names arms of experiments. */
  readonly arms: string;
  readonly onArm: (parameter: string, arm: string | null) => void;
  readonly onAgain: () => void;
  readonly onRefresh: () => void;
  readonly onFromStart: () => void;
}

function Test({ survey_id, block, manager, isPlayed, arms, onArm, onAgain, onRefresh, onFromStart }: TestProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'opening' });
  /** How often the author has gone back in it: what stands there is gone on with then. */
  const [rewound, setRewound] = useState(0);
  const isBenchOpen = useStore($benchIsOpen);
  const [replies] = useState(() => takeTestReplies(survey_id));

  useEffect(() => {
    let left = false;
    const isOn = isPlayed || rewound > 0;
    const start = block === null ? null : { block, manager, isPlayed: isOn };
    const opened = openTest(survey_id, start, rewound > 0 ? [] : replies, arms);
    opened.then(
      (test) => (left ? test.close() : setProgress({ kind: 'open', test, rewound })),
      (error: unknown) => left || setProgress({ kind: 'failed', reason: reasonOf(error) }),
    );
    return () => {
      left = true;
      void opened.then(
        (test) => test.close(),
        () => undefined,
      );
    };
  }, [survey_id, block, manager, isPlayed, replies, arms, rewound]);

  const restart = async (): Promise<void> => {
    const begun = await change('restartDelete', { survey_id, action: 'restart', isLive: false });
    if (!begun.ok) return showNotice(`${assessTexts.notRestarted} ${begun.reason}`);
    forgetTest(survey_id);
    testPage.reload();
  };
  useEffect(() =>
    $moduleSignal.listen((signal) => {
      if (signal?.kind === 'restart') void restart();
    }),
  );

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minWidth: 0, minHeight: 0 }}>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
        <DeviceBar>
          <BenchButton isOpen={isBenchOpen} />
        </DeviceBar>
        <DeviceArea framed>{drawProgress()}</DeviceArea>
      </Box>
      {isBenchOpen && progress.kind === 'open' && (
        <BenchBeside
          survey_id={survey_id}
          running={progress.test.running}
          onRewound={() => setRewound(rewound + 1)}
          onKeep={() => void keepAsTest(survey_id)}
          onClose={() => openBench(false)}
        />
      )}
    </Box>
  );

  function drawProgress() {
    switch (progress.kind) {
      case 'opening':
        return (
          <CircularProgress
            aria-label={block === null ? assessTexts.opening : assessTexts.findingPath}
            sx={{ m: 'auto' }}
          />
        );
      case 'failed':
        return (
          <StatePanel
            fault
            icon={mdiChatAlertOutline}
            title={block === null ? assessTexts.failedTitle : assessTexts.noPathTitle}
            actions={
              <>
                <RetryButton onRetry={onAgain} />
                {block !== null && (
                  <Button variant="contained" onClick={onFromStart}>
                    {assessTexts.fromStart}
                  </Button>
                )}
              </>
            }
          >
            {progress.reason} {block === null && assessTexts.failed}
          </StatePanel>
        );
      case 'open':
        return (
          <Messenger
            key={progress.rewound}
            survey={progress.test.survey}
            running={progress.test.running}
            live={null}
            testItems={[
              { kind: 'action', text: assessTexts.keepAsTest, onClick: () => void keepAsTest(survey_id) },
              ...armItems(progress.test.survey, arms, onArm),
              ...languageItems(progress.test, onArm),
              { kind: 'link', text: assessTexts.privacy, href: progress.test.survey.privacy_path },
            ]}
            onRefresh={onRefresh}
            onRestart={() => void restart()}
          />
        );
    }
  }
}
