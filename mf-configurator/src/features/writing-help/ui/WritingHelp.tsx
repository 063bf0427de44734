import { WRITING_LIMITS } from '@dialogwerk/shared/contract';
import type { WritingWish } from '@dialogwerk/shared/contract';
import { Button, DialogSlot, Icon, laterDialog, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiAutoFix } from '@mdi/js';
import { useState } from 'react';
import { isConnected, useModelState } from '../../../useModelState.ts';
import { writingTexts as texts } from '../texts.ts';

const SuggestionDialog = laterDialog(async () => (await import('./SuggestionDialog.tsx')).SuggestionDialog);

interface WritingHelpProps {
  readonly survey_id: string;
  readonly text: string;
  /** Puts another version in place of the text, as a step of its own for undo. */
  readonly onTake: (text: string) => void;
}

const wishes: readonly WritingWish[] = ['other', 'du', 'sie', 'plain'];

/** Other versions of a text by a language model; nothing where none is connected, or for a text that is empty or very long. */
export function WritingHelp({ survey_id, text, onTake }: WritingHelpProps) {
  const hasModel = isConnected(useModelState());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<{ readonly wish: WritingWish; readonly text: string } | null>(null);
  if (!hasModel || text.trim() === '' || text.length > WRITING_LIMITS.text) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon path={mdiAutoFix} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ alignSelf: 'flex-start', ml: -0.5 }}
      >
        {texts.help}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {wishes.map((wish) => (
            <MenuItem
              key={wish}
              onClick={() => {
                setAnchor(null);
                setAsked({ wish, text });
              }}
            >
              {texts.wishes[wish]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked && (
        <DialogSlot onClose={() => setAsked(null)}>
          <SuggestionDialog
            survey_id={survey_id}
            text={asked.text}
            wish={asked.wish}
            onTake={onTake}
            onClose={() => setAsked(null)}
          />
        </DialogSlot>
      )}
    </>
  );
}
