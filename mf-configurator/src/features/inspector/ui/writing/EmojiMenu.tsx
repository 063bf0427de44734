import { Menu, MenuItem } from '@dialogwerk/shared/ui';
import { emojis } from '../../emojis.data.ts';
import { writingTexts as texts } from '../../writingTexts.ts';

interface EmojiMenuProps {
  readonly anchor: HTMLElement;
  readonly onChoose: (emoji: string) => void;
  readonly onClose: () => void;
}

/** The emojis of bots. */
export function EmojiMenu({ anchor, onChoose, onClose }: EmojiMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': texts.emoji, sx: { display: 'grid', gridTemplateColumns: 'repeat(6, 44px)' } },
      }}
    >
      {emojis.map(([emoji, name]) => (
        <MenuItem
          key={emoji}
          aria-label={name}
          title={name}
          onClick={() => onChoose(emoji)}
          sx={{ justifyContent: 'center', px: 0, minHeight: 40, fontSize: '1.25rem' }}
        >
          {emoji}
        </MenuItem>
      ))}
    </Menu>
  );
}
