import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import type { OfferedVariable } from '../../model/conditions/offeredVariables.ts';
import { writingTexts as texts } from '../../writingTexts.ts';

interface VariableListProps {
  /** The list is `<id>-list`, a variable `<id>-<place>`. */
  readonly id: string;
  readonly offered: readonly OfferedVariable[];
  readonly active: number;
  /** Where it begins, in pixels from the top of the field. */
  readonly top: number;
  readonly onChoose: (name: string) => void;
}

/** The variables that fit what is written behind `{{`. The focus stays in the text. */
export function VariableList({ id, offered, active, top, onChoose }: VariableListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Paper
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={texts.variables}
      elevation={4}
      sx={{ position: 'absolute', top, left: 8, right: 8, zIndex: 3, py: 0.5, maxHeight: 220, overflowY: 'auto' }}
    >
      {offered.map(({ name, question, parameter }, index) => (
        <Box
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Not a click, which would take the focus from the text first.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
          sx={{
            px: 1.5,
            py: 0.75,
            cursor: 'pointer',
            bgcolor: index === active ? 'action.selected' : 'transparent',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {parameter === undefined ? (question ?? name) : texts.ofLink(parameter)}
          </Typography>
          {question !== null && (
            <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {texts.becomes(name)}
            </Typography>
          )}
        </Box>
      ))}
    </Paper>
  );
}
