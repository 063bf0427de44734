import type { GeneratedAvatar } from '@dialogwerk/shared/contract';
import { Box, Stack } from '@dialogwerk/shared/ui';
import { backgroundColors } from '../model/avatarChoices.ts';
import { texts } from '../texts.ts';

interface BackgroundChoiceProps {
  readonly avatar: GeneratedAvatar;
  readonly onChange: (avatar: GeneratedAvatar) => void;
}

const dot = {
  appearance: 'none',
  m: 0,
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'divider',
  cursor: 'pointer',
  '&:checked': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
  '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
} as const;

/** The background: drawn by the word, one of six colours, or none. */
export function BackgroundChoice({ avatar, onChange }: BackgroundChoiceProps) {
  const chosen = avatar.backgroundColor?.[0];
  return (
    <Stack component="fieldset" sx={{ border: 0, m: 0, p: 0, gap: 1, gridColumn: '1 / -1', minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem' }}>
        {texts.background}
      </Box>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stack component="label" direction="row" sx={{ gap: 1, alignItems: 'center', fontSize: '0.875rem' }}>
          <Box
            component="input"
            type="radio"
            name="avatar-background"
            checked={chosen === undefined}
            onChange={() => onChange({ ...avatar, backgroundColor: undefined })}
            sx={{ width: 20, height: 20, m: 0.25, accentColor: 'var(--mui-palette-primary-dark)' }}
          />
          {texts.backgroundByWord}
        </Stack>
        {backgroundColors.map((color, index) => (
          <Box
            key={color}
            component="input"
            type="radio"
            name="avatar-background"
            aria-label={color === 'transparent' ? texts.backgroundNone : texts.backgroundColor(index + 1)}
            title={color === 'transparent' ? texts.backgroundNone : `#${color}`}
            checked={chosen === color}
            onChange={() => onChange({ ...avatar, backgroundColor: [color] })}
            sx={{
              ...dot,
              background:
                color === 'transparent'
                  ? 'repeating-conic-gradient(#cfd6d6 0 25%, #fff 0 50%) 50% / 12px 12px'
                  : `#${color}`,
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
