import { adoptStyles } from '@dialogwerk/shared/browser';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { openPublishing } from '@dialogwerk/shared/state';
import type { ChatsFinding } from '@dialogwerk/shared/dialog/simulation';
import { Alert, Box, Button, Icon, Stack, Typography, useMediaQuery, useTheme } from '@dialogwerk/shared/ui';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { mdiPlayCircleOutline, mdiTransitConnectionVariant } from '@mdi/js';
import xyflowStyles from '@xyflow/react/dist/base.css?inline';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { blockId, chatGraph, questionOfNode } from '../model/chatGraph.ts';
import { questionOfFinding } from '../model/findingTexts.ts';
import { PLAYERS } from '../model/toCheck.ts';
import { firstQuestionOf } from '../model/firstQuestionOf.ts';
import type { ChatNode } from '../model/chatGraph.ts';
import type { Chats } from '../model/Chats.ts';
import { texts } from '../texts.ts';
import chatStyles from './chats.css?inline';
import { ChatCanvas } from './ChatCanvas.tsx';
import { LiveBar } from './LiveBar.tsx';
import { TryOut } from './TryOut.tsx';
import { TriggerDialog } from './TriggerDialog.tsx';
import type { TriggerDraft } from './TriggerDialog.tsx';
import { partOf, SidePanel } from './SidePanel.tsx';
import type { SidePart } from './SidePanel.tsx';
import { useChatsCheck } from './useChatsCheck.ts';
import { useHints } from './useHints.ts';
import { useTriggerEditing } from './useTriggerEditing.ts';

/** In this order, because later ones overrule. */
const styles = [xyflowStyles, chatStyles].join('');

const newDraft: TriggerDraft = { kind: 'waitFor', cause: null, effect: null, problem: null };

const noFindings: readonly ChatsFinding[] = [];

/** The block that a finding is shown at; none for the multi-chat as a whole. */
function markOf(finding: ChatsFinding): string[] {
  const question = questionOfFinding(finding);
  return question ? [blockId(question)] : [];
}

interface ManagerViewProps {
  readonly chats: Chats;
  readonly actions: ReactNode;
}

/** A multi-chat: its dialogs side by side and what triggers what. On a phone the triggers alone, as a list. */
export function ManagerView({ chats, actions }: ManagerViewProps) {
  adoptStyles(styles);
  const { manager } = chats;
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [selected, select] = useState<ChatNode | null>(null);
  const { draft, setDraft, create, remove } = useTriggerEditing(manager.dialog_manager_id);
  const mayEdit = manager.may_edit;
  const [query] = useSearchParams();
  const named = query.get('tool');
  const [part, setPart] = useState<SidePart>(partOf(named));
  const [followed, follow] = useState(named);
  if (followed !== named) {
    follow(named);
    if (named !== null) setPart(partOf(named));
  }
  useEffect(() => {
    // Mails about approvals lead there.
    if (named === 'publishing') openPublishing({ kind: 'multi-chat', id: manager.dialog_manager_id });
  }, [named, manager.dialog_manager_id]);
  const [isTrying, setTrying] = useState(false);
  const hints = useHints(manager.dialog_manager_id, mayEdit);
  const running = useChatsCheck(PLAYERS);
  const { check } = running;
  const findings = check.state === 'done' ? check.report.findings : noFindings;
  const marked = useMemo(() => new Set(findings.flatMap(markOf)), [findings]);
  const selectQuestion = (question: QuestionOf): void => {
    const id = blockId(question);
    select(chatGraph(chats).nodes.find((node) => node.id === id) ?? null);
  };
  const draw = (from: ChatNode, to: ChatNode): void => {
    const cause = questionOfNode(from);
    const effect = questionOfNode(to) ?? firstQuestionOf(to.survey);
    setDraft({ kind: to.block ? 'waitFor' : 'startDialog', cause, effect, problem: null });
  };

  return (
    <>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="h2" component="h1" lang="de" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {texts.title(manager.name)}
        </Typography>
        {actions}
        <Button
          variant="outlined"
          aria-pressed={isTrying}
          startIcon={<Icon path={mdiPlayCircleOutline} />}
          onClick={() => setTrying(!isTrying)}
        >
          {texts.tryOut}
        </Button>
        {mayEdit && (
          <Button
            variant="contained"
            startIcon={<Icon path={mdiTransitConnectionVariant} />}
            onClick={() => setDraft({ ...newDraft, effect: selected && questionOfNode(selected) })}
          >
            {texts.add}
          </Button>
        )}
      </Stack>
      <LiveBar chats={chats} onToCheck={() => setPart('check')} />
      {!mayEdit && <Alert severity="info">{texts.readOnly}</Alert>}
      {manager.hidden_surveys > 0 && <Alert severity="info">{texts.hidden(manager.hidden_surveys)}</Alert>}
      {isTrying ? (
        <TryOut chats={chats} hints={hints.hints} clock={hints.clock} />
      ) : (
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
          {isWide && (
            <Box component="section" aria-label={texts.canvas} sx={{ flex: 1, minWidth: 0 }}>
              <ChatCanvas
                chats={chats}
                selected={selected}
                marked={marked}
                onSelect={(node) => {
                  select(node);
                  if (node) setPart('triggers');
                }}
                onDraw={mayEdit ? draw : null}
                onDelete={remove}
              />
            </Box>
          )}
          <Box
            component="aside"
            aria-label={texts.triggers}
            sx={{
              flex: { xs: 1, md: '0 0 400px' },
              minWidth: 0,
              overflowY: 'auto',
              bgcolor: 'background.paper',
              borderLeft: { md: 1 },
              borderColor: { md: 'divider' },
            }}
          >
            <SidePanel
              chats={chats}
              part={part}
              onPart={setPart}
              hints={hints}
              running={running}
              selected={isWide ? selected : null}
              hasCanvas={isWide}
              onSelect={selectQuestion}
              onShowAll={() => select(null)}
              onDelete={mayEdit ? remove : null}
            />
          </Box>
        </Box>
      )}
      {draft && <TriggerDialog chats={chats} draft={draft} onCreate={create} onClose={() => setDraft(null)} />}
    </>
  );
}
