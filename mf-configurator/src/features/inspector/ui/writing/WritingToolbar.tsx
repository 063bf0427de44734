import {
  mdiCodeBraces,
  mdiEmoticonOutline,
  mdiFormatBold,
  mdiFormatItalic,
  mdiImagePlusOutline,
  mdiLinkVariant,
  mdiMessagePlusOutline,
  mdiTextBoxEditOutline,
} from '@mdi/js';
import { Box, Icon, IconButton } from '@dialogwerk/shared/ui';
import { memo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { writingTexts as texts } from '../../writingTexts.ts';

/** What the toolbar asks for. */
export type WritingAction = 'strong' | 'emphasis' | 'link' | 'variable' | 'emoji' | 'media' | 'bubble' | 'asText';

interface WritingToolbarProps {
  readonly label: string;
  /** The actions that hold where the caret is, by name, with blanks between. */
  readonly pressed: string;
  readonly onAction: (action: WritingAction, button: HTMLElement) => void;
}

const icons: Readonly<Record<WritingAction, string>> = {
  strong: mdiFormatBold,
  emphasis: mdiFormatItalic,
  link: mdiLinkVariant,
  variable: mdiCodeBraces,
  emoji: mdiEmoticonOutline,
  media: mdiImagePlusOutline,
  bubble: mdiMessagePlusOutline,
  asText: mdiTextBoxEditOutline,
};
const actions: readonly WritingAction[] = [
  'strong',
  'emphasis',
  'link',
  'variable',
  'emoji',
  'media',
  'bubble',
  'asText',
];
const nameOf = (action: WritingAction): string => (action === 'media' ? texts.insertMedia : texts[action]);
const marks: ReadonlySet<WritingAction> = new Set(['strong', 'emphasis', 'link']);

/** The buttons of a field that messages are written in: one stop of Tab, arrow keys lead from one to the next. */
export const WritingToolbar = memo(function WritingToolbar({ label, pressed, onAction }: WritingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || at === -1) return;
    event.preventDefault();
    buttons.at((at + by) % buttons.length)?.focus();
  }

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={texts.format(label)}
      onKeyDown={step}
      sx={{ display: 'flex', flexWrap: 'wrap', px: 0.5, pb: 0.25 }}
    >
      {actions.map((action, index) => (
        <IconButton
          key={action}
          size="small"
          tabIndex={index === 0 ? 0 : -1}
          // Conditions have a button of this name, too.
          aria-label={action === 'asText' ? texts.asTextOf(label) : nameOf(action)}
          title={nameOf(action)}
          {...(marks.has(action) ? { 'aria-pressed': pressed.includes(action) } : {})}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => onAction(action, currentTarget)}
          sx={{
            p: 0.5,
            borderRadius: 1,
            color: 'text.secondary',
            ...(action === 'asText' ? { ml: 'auto' } : {}),
            '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'text.primary' },
          }}
        >
          <Icon path={icons[action]} fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
});
