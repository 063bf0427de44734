import { Box, Button, Chip, Typography } from '@dialogwerk/shared/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { TextRow } from '../../model/TextRow.ts';
import { translatingTexts as texts } from '../../texts.ts';
import { MainText } from './MainText.tsx';
import { TranslationField } from './TranslationField.tsx';

interface TranslationRowProps {
  readonly row: TextRow;
  readonly index: number;
  /** The main language. */
  readonly from: string;
  readonly language: string;
  readonly onType: (row: TextRow, typed: string) => void;
  /** Says that the translation still holds. */
  readonly onConfirm: (row: TextRow) => void;
  readonly onGo: (index: number) => void;
  /** The keyboard comes to it. */
  readonly isWanted: boolean;
  /** What a language model has to say of it. */
  readonly suggestion: ReactNode;
}

/** A text beside its translation: where it stands, how it stands, and what it was translated from where it has changed since. */
export const TranslationRow = memo(function TranslationRow(props: TranslationRowProps) {
  const { row, index, from, language, onType, onConfirm, onGo, isWanted, suggestion } = props;
  const { place, text, translation, state } = row;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 1.5, sm: 2 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <div>
        <Box sx={{ display: 'flex', gap: 1, mb: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {place}
          </Typography>
          {state !== 'done' && (
            <Chip
              size="small"
              variant="outlined"
              color={state === 'missing' ? 'default' : 'warning'}
              label={texts.states[state]}
            />
          )}
        </Box>
        <MainText language={from} text={text} />
      </div>
      <div>
        <TranslationField
          row={row}
          language={language}
          onType={(typed) => onType(row, typed)}
          onGo={(by) => onGo(index + by)}
          isWanted={isWanted}
        />
        {state === 'changed' && translation && (
          <Box sx={{ mt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {texts.before}
            </Typography>
            <Box sx={{ typography: 'body2' }}>
              <MainText language={from} text={translation.source} />
            </Box>
            <Button size="small" sx={{ ml: -0.5 }} onClick={() => onConfirm(row)}>
              {texts.holds}
            </Button>
          </Box>
        )}
        {suggestion}
      </div>
    </Box>
  );
});
