import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { Box, Tab, Tabs } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { checkTexts } from '../checkTexts.ts';
import { flowTexts } from '../flowTexts.ts';
import { hintTexts } from '../hintTexts.ts';
import type { ChatNode } from '../model/chatGraph.ts';
import type { Chats, ShownTrigger } from '../model/Chats.ts';
import { texts } from '../texts.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { HintsPanel } from './HintsPanel.tsx';
import { TriggerPanel } from './TriggerPanel.tsx';
import type { useChatsCheck } from './useChatsCheck.ts';
import type { useHints } from './useHints.ts';

const parts = ['triggers', 'flow', 'hints', 'check'] as const;
export type SidePart = (typeof parts)[number];

/** The part that an address names; else the triggers. */
export const partOf = (named: string | null): SidePart => parts.find((one) => one === named) ?? 'triggers';

const names: Readonly<Record<SidePart, string>> = {
  triggers: texts.triggers,
  flow: flowTexts.title,
  hints: hintTexts.title,
  check: checkTexts.title,
};

interface SidePanelProps {
  readonly chats: Chats;
  readonly part: SidePart;
  readonly onPart: (part: SidePart) => void;
  readonly hints: ReturnType<typeof useHints>;
  readonly running: ReturnType<typeof useChatsCheck>;
  /** The block that is selected on the canvas. */
  readonly selected: ChatNode | null;
  /** Whether the dialogs stand beside it. */
  readonly hasCanvas: boolean;
  readonly onSelect: (question: QuestionOf) => void;
  readonly onShowAll: () => void;
  readonly onDelete: ((trigger: ShownTrigger) => void) | null;
}

/** Beside the picture of a multi-chat: what triggers what, who waits for whom, what can be found out, and the check. */
export function SidePanel({
  chats,
  part,
  onPart,
  hints,
  running,
  selected,
  hasCanvas,
  onSelect,
  onShowAll,
  onDelete,
}: SidePanelProps) {
  const id = useId();
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, chosen: unknown) => onPart(partOf(String(chosen)))}
        variant="fullWidth"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {parts.map((each) => (
          <Tab
            key={each}
            value={each}
            label={names[each]}
            id={`${id}-${each}`}
            sx={{ minWidth: 0, px: 1 }}
            {...(part === each ? { 'aria-controls': `${id}-panel` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`}>
        {part === 'triggers' && (
          <TriggerPanel chats={chats} selected={selected} onShowAll={onShowAll} onDelete={onDelete} />
        )}
        {part === 'flow' && <FlowPanel chats={chats} onSelect={hasCanvas ? onSelect : null} />}
        {part === 'hints' && <HintsPanel chats={chats} held={hints} />}
        {part === 'check' && <CheckPanel chats={chats} hints={hints.hints} running={running} onSelect={onSelect} />}
      </Box>
    </>
  );
}
