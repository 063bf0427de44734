import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Edit } from '@dialogwerk/shared/dialog';
import { Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useMemo, useState } from 'react';
import { renameEdits } from '../model/renameEdits.ts';
import { variablesIn } from '../model/variablesIn.ts';
import { texts } from '../texts.ts';
import { VariableCard } from './VariableCard.tsx';

export interface VariablesPanelProps {
  readonly survey: SurveyData;
  readonly readOnly: boolean;
  /** A block; null for welcome and ending. */
  readonly onSelect: (id: string | null) => void;
  /** Edits that are one step of undo, and what they did. */
  readonly onRename: (edits: Edit[], sentence: string) => void;
}

/** From so many on there is a field to search them. */
const SEARCHED_FROM = 8;

/** Every variable with where it is set and used, each place one click away. */
export function VariablesPanel({ survey, readOnly, onSelect, onRename }: VariablesPanelProps) {
  const [query, setQuery] = useState('');
  const entries = useMemo(() => variablesIn(survey), [survey]);
  const small = query.trim().toLowerCase();
  const found = entries.filter(({ name }) => name.toLowerCase().includes(small));
  const taken = new Set(entries.map(({ name }) => name.toLowerCase()));
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {entries.length === 0 ? texts.none : texts.hint}
      </Typography>
      {entries.length >= SEARCHED_FROM && (
        <TextField
          size="small"
          type="search"
          label={texts.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {entries.length > 0 && found.length === 0 && <Typography>{texts.notFound(query)}</Typography>}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {found.map((entry) => (
          <VariableCard
            key={entry.name}
            entry={entry}
            readOnly={readOnly}
            taken={taken}
            onSelect={onSelect}
            onRename={(name) => {
              const edits = renameEdits(survey, new Map([[entry.name, name]]));
              onRename(edits, texts.renamed(entry.name, name, edits.length));
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
