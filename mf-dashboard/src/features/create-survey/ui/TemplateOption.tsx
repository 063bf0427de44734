import type { ListedTemplate } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { pickerTexts } from '../pickerTexts.ts';

interface TemplateOptionProps {
  /** Of the radio buttons together. */
  readonly name: string;
  readonly template: ListedTemplate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Takes it without another click. */
  readonly onUse: () => void;
}

/** One template: its name, what it is for, and how long it takes; a double click takes it. */
export function TemplateOption({ name, template, isChosen, onChoose, onUse }: TemplateOptionProps) {
  return (
    <Box
      component="label"
      onDoubleClick={onUse}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        p: 1.5,
        cursor: 'pointer',
        border: 1,
        borderColor: isChosen ? 'primary.dark' : 'divider',
        borderRadius: 1,
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: '1px' },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        sx={{
          m: 0,
          mt: 0.25,
          width: 18,
          height: 18,
          flexShrink: 0,
          accentColor: 'var(--mui-palette-primary-dark)',
        }}
      />
      <Box component="span" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
          {template.name}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', lineHeight: 1.4, mt: 0.25 }}>
          {template.purpose}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
          {pickerTexts.facts(template.minutes, template.questions)}
        </Typography>
      </Box>
    </Box>
  );
}
