import { useResource } from '@dialogwerk/shared/clients';
import { Box, FaultAlert, Icon, IconButton, Skeleton, Tooltip } from '@dialogwerk/shared/ui';
import { mdiClose } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Bench } from '../bench/Bench.tsx';
import type { BenchPart } from '../bench/Bench.tsx';
import type { BenchView } from '../bench/BenchView.ts';
import { benchTexts as texts } from '../bench/texts.ts';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { rewind } from './rewind.ts';
import type { ValueSet } from './rewind.ts';

interface BenchBesideProps {
  readonly survey_id: string;
  readonly running: Pick<RunningConversation, '$conversation'>;
  /** The conversation stands elsewhere now. */
  readonly onRewound: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** The bench beside a test that the server holds: below it where the page is narrow. */
export function BenchBeside({ survey_id, running, onRewound, onKeep, onClose }: BenchBesideProps) {
  const [part, setPart] = useState<BenchPart | null>('path');
  const { state, reload } = useResource('testTrace', { survey_id }, { keepsLast: true });
  const conversation = useStore(running.$conversation);
  const turn = 'turn' in conversation ? conversation.turn : null;
  const told = useRef(turn);
  const renew = useEffectEvent(reload);
  useEffect(() => {
    if (turn === null || turn === told.current) return;
    told.current = turn;
    renew();
  }, [turn]);

  const back = async (keep: number, set: ValueSet | null): Promise<void> => {
    if (await rewind({ survey_id, keep, set })) onRewound();
  };
  return (
    <Box
      component="aside"
      aria-label={texts.title}
      sx={{
        flex: { xs: '0 0 55%', md: '0 0 400px' },
        minHeight: 0,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        bgcolor: 'background.paper',
        borderTop: { xs: 1, md: 0 },
        borderLeft: { md: 1 },
        borderColor: { xs: 'divider', md: 'divider' },
        // The tabs leave room for the way out.
        '& [role=tablist]': { mr: 5 },
      }}
    >
      <Tooltip title={texts.hide}>
        <IconButton
          aria-label={texts.hide}
          onClick={onClose}
          sx={{ position: 'absolute', top: 4, right: 4, zIndex: 1 }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      </Tooltip>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} sx={{ m: 2, mt: 7 }} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && <Bench view={viewOf(state.value)} part={part} onPart={setPart} foldable={false} />}
    </Box>
  );

  function viewOf({ steps, variables, calls }: Extract<typeof state, { kind: 'loaded' }>['value']): BenchView {
    return {
      survey_id,
      steps: steps.map((step, place) => ({
        step,
        onAgain: step.kind === 'reply' ? () => void back(place, null) : null,
      })),
      variables,
      own: nothing,
      onSet: (variable, value) => void back(steps.length, { variable, value }),
      onReset: () => undefined,
      calls,
      asksSystems: false,
      keep: { onKeep: steps.some(({ kind }) => kind === 'reply') ? onKeep : null },
    };
  }
}

/** What was set in a conversation of the server stays a step of it. */
const nothing: ReadonlySet<string> = new Set();
