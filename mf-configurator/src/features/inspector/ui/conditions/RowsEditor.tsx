import { FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { writeRows } from '@dialogwerk/shared/dialog/conditions';
import type { ConditionRows } from '@dialogwerk/shared/dialog/conditions';
import { useState } from 'react';
import { conditionTexts } from '../../conditionTexts.ts';
import { changedRow, draftOf, emptyRow, rowsOf } from '../../model/conditions/DraftRows.ts';
import type { DraftRows } from '../../model/conditions/DraftRows.ts';
import { ConditionParts } from './ConditionParts.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import type { useAnswers } from './useAnswers.ts';

interface RowsEditorProps {
  readonly rows: ConditionRows;
  /** The text that the rows come from. */
  readonly source: string;
  readonly answers: ReturnType<typeof useAnswers>;
  readonly readOnly: boolean;
  readonly wantsFocus: boolean;
  /** A condition whose rows are all complete, or '' for none. */
  readonly onChange: (source: string) => void;
}

/** A condition in rows. What is not complete is kept here and not handed on. */
export function RowsEditor({ rows, source, answers, readOnly, wantsFocus, onChange }: RowsEditorProps) {
  const { vocabulary, unnamed, own } = answers;
  const [written, setWritten] = useState(source);
  const [draft, setDraft] = useState(() => begun(rows));
  const [added, setAdded] = useState(wantsFocus ? (draft.parts[0]?.key ?? null) : null);
  if (written !== source) {
    // Changed by undo, by another author or as a text.
    setWritten(source);
    setDraft(begun(rows));
  }

  /** The stored rows; none begin with one about the block's own answer, because most branches go by it. */
  function begun(stored: ConditionRows): DraftRows {
    if (stored.parts.length > 0 || own === null) return draftOf(stored, vocabulary);
    return { join: stored.join, parts: [changedRow(emptyRow(), { variable: own }, vocabulary)] };
  }

  function change(next: DraftRows, wanted: string | null): void {
    setDraft(next);
    setAdded(wanted);
    const complete = rowsOf(next);
    if (complete === null) return;
    const text = writeRows(complete);
    setWritten(text);
    onChange(text);
  }

  if (vocabulary.size === 0) return <FormHelperText sx={{ m: 0 }}>{conditionTexts.noVariables}</FormHelperText>;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {draft.parts.length > 1 && (
        <PlainSelect
          label={conditionTexts.join}
          accessibleName={conditionTexts.join}
          value={draft.join}
          options={[
            { value: 'and', label: conditionTexts.joins.and },
            { value: 'or', label: conditionTexts.joins.or },
          ]}
          gone=""
          readOnly={readOnly}
          onChange={(join) => change({ ...draft, join: join === 'or' ? 'or' : 'and' }, null)}
        />
      )}
      <ConditionParts
        parts={draft.parts}
        join={draft.join}
        prefix=""
        depth={0}
        vocabulary={vocabulary}
        unnamed={unnamed}
        readOnly={readOnly}
        added={added}
        onChange={(parts, wanted) => change({ ...draft, parts }, wanted)}
      />
      {rowsOf(draft) === null && <FormHelperText sx={{ m: 0 }}>{conditionTexts.incomplete}</FormHelperText>}
    </Stack>
  );
}
