import { differencesOf } from '@dialogwerk/shared/dialog';
import type { DialogContent } from '@dialogwerk/shared/dialog';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, StatePanel, Tab, Tabs } from '@dialogwerk/shared/ui';
import { mdiEqual } from '@mdi/js';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { changesOf } from '../../../comparison/changesOf.ts';
import type { Change } from '../../../comparison/changesOf.ts';
import { graphDifference } from '../model/graphDifference.ts';
import { texts } from '../texts.ts';
import { CompareGraph } from './CompareGraph.tsx';
import { CompareList } from './CompareList.tsx';
import { Stepper } from './Stepper.tsx';

interface ComparisonProps {
  /** The dialog that both are states of. */
  readonly survey: SurveyData;
  readonly before: DialogContent;
  readonly after: DialogContent;
  readonly onTakeBack: ((id: string) => void) | null;
}

const views = ['text', 'graph'] as const;
/** From here on both views have room beside each other. */
const WIDE = '@media (min-width: 1000px)';

/** What differs, as text and on the graph; one at a time is looked at in both. */
export function Comparison({ survey, before, after, onTakeBack }: ComparisonProps) {
  const [view, setView] = useState<(typeof views)[number]>('text');
  const [wanted, setAt] = useState(0);
  const id = useId();
  const { changes, blocks, graph } = useMemo(() => {
    const differences = differencesOf(before, after);
    // Both, so that what is gone has its name still.
    const later = surveyOf(survey, after);
    const naming = { ...later, all_questions: [...later.all_questions, ...goneBlocks(before, after)] };
    return {
      changes: changesOf(differences, naming),
      blocks: new Map(
        differences.blocks.map(({ block }) => [`block ${block.unique_question_id}`, block.unique_question_id]),
      ),
      graph: graphDifference(surveyOf(survey, before), later, differences.blocks),
    };
  }, [survey, before, after]);
  const at = Math.min(wanted, changes.length - 1);
  const current = changes[at];
  const blockOf = ({ key }: Change): string | null => blocks.get(key) ?? null;

  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // In a list of states it opens the list.
    if (by === 0 || !event.altKey || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(changes.length - 1, at + by)));
  });
  useEffect(() => {
    // Wherever the focus is, because nothing else can be reached while this is open.
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (!current) {
    return (
      <StatePanel icon={mdiEqual} title={texts.same}>
        {texts.sameHint}
      </StatePanel>
    );
  }
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, gap: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={view}
          aria-label={texts.views}
          onChange={(_event, next: (typeof views)[number]) => setView(next)}
          sx={{ flex: 1, [WIDE]: { display: 'none' } }}
        >
          <Tab value="text" label={texts.asText} id={`${id}-text`} aria-controls={`${id}-panel-text`} />
          <Tab value="graph" label={texts.asGraph} id={`${id}-graph`} aria-controls={`${id}-panel-graph`} />
        </Tabs>
        <Stepper at={at} count={changes.length} onGo={setAt} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <Box
          id={`${id}-panel-text`}
          sx={{
            display: view === 'text' ? 'block' : 'none',
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            [WIDE]: { display: 'block', flex: '0 0 420px', borderRight: 1, borderColor: 'divider' },
          }}
        >
          <CompareList
            changes={changes}
            at={at}
            blockOf={blockOf}
            onTakeBack={onTakeBack}
            onLookAt={(index) => {
              setAt(index);
              setView('graph');
            }}
          />
        </Box>
        <Box
          id={`${id}-panel-graph`}
          sx={{
            display: view === 'graph' ? 'flex' : 'none',
            flex: 1,
            minWidth: 0,
            minHeight: 0,
            [WIDE]: { display: 'flex' },
          }}
        >
          <CompareGraph difference={graph} at={blockOf(current)} />
        </Box>
      </Box>
    </Box>
  );
}

function surveyOf(survey: SurveyData, { blocks, templ_options, settings }: DialogContent): SurveyData {
  return { ...survey, ...settings, all_questions: [...blocks], templ_options: [...templ_options] };
}

function goneBlocks(before: DialogContent, after: DialogContent): DialogContent['blocks'] {
  const there = new Set(after.blocks.map(({ unique_question_id }) => unique_question_id));
  return before.blocks.filter(({ unique_question_id }) => !there.has(unique_question_id));
}
