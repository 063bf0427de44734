import { useResource } from '@dialogwerk/shared/clients';
import type { TrainedBlock } from '@dialogwerk/shared/contract';
import { paraphraseNames } from '@dialogwerk/shared/dialog';
import { Alert, Box, FaultAlert, Skeleton, Stack, Tab, Tabs, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { texts } from '../texts.ts';
import { Examples } from './examples/Examples.tsx';
import { InboxView } from './inbox/InboxView.tsx';
import { QualityView } from './quality/QualityView.tsx';
import { TryOut } from './TryOut.tsx';

interface TrainedBlockViewProps {
  readonly id: string;
  readonly block: TrainedBlock;
}

const parts = ['examples', 'inbox', 'quality'] as const;
type Part = (typeof parts)[number];

/** All that one block is trained with. */
export function TrainedBlockView({ id, block }: TrainedBlockViewProps) {
  const place = { id, questionId: block.unique_question_id };
  const { state, reload } = useResource('trainingdataJumps', place);
  const quality = useResource('trainingQuality', place);
  // Whoever comes to a block with replies that wait came for them.
  const [part, setPart] = useState<Part>(block.waiting > 0 ? 'inbox' : 'examples');
  const tabId = useId();
  return (
    <Stack component="section" aria-labelledby={`${tabId}-title`} sx={{ gap: 2.5, minWidth: 0 }}>
      <Typography id={`${tabId}-title`} variant="h2" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {block.name}
      </Typography>
      {!block.in_words && <Alert severity="info">{texts.blocks.notInWords}</Alert>}
      {block.in_words && block.paraphrases !== null && (
        <Typography color="textSecondary">{texts.blocks.delivered(paraphraseNames[block.paraphrases])}</Typography>
      )}
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{`${texts.fault}. ${state.reason}`}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          <TryOut place={place} meanings={state.value.targets} />
          <Tabs
            value={part}
            onChange={(_, chosen: Part) => setPart(chosen)}
            variant="scrollable"
            aria-label={texts.tabs.label}
          >
            {parts.map((each) => (
              <Tab
                key={each}
                value={each}
                id={`${tabId}-${each}`}
                aria-controls={`${tabId}-panel`}
                label={
                  each === 'inbox' && block.waiting > 0 ? `${texts.tabs.inbox} (${block.waiting})` : texts.tabs[each]
                }
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`${tabId}-panel`} aria-labelledby={`${tabId}-${part}`} sx={{ minWidth: 0 }}>
            {part === 'examples' && <Examples place={place} meanings={state.value.targets} quality={quality.state} />}
            {part === 'inbox' && <InboxView place={place} meanings={state.value.targets} />}
            {part === 'quality' && (
              <QualityView place={place} meanings={state.value.targets} quality={quality} block={block} />
            )}
          </Box>
        </>
      )}
    </Stack>
  );
}
