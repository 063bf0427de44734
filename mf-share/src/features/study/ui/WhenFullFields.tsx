import { SEND_ON } from '@dialogwerk/shared/contract';
import type { SurveyData, WhenFull } from '@dialogwerk/shared/contract';
import { Box, MenuItem, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { readAddress } from '../model/readField.ts';
import type { Read } from '../model/readField.ts';
import { studyTexts } from '../texts.ts';
import { SavedField } from './SavedField.tsx';

const texts = studyTexts.quotas;
const kinds = ['end', 'block', 'address'] as const;
/** How much of a question names its block. */
const NAMED_BY = 60;

interface WhenFullFieldsProps {
  /** Where what is typed and not saved yet is kept. */
  readonly place: string;
  readonly whenFull: WhenFull;
  readonly survey: Pick<SurveyData, 'all_questions'>;
  readonly disabled: boolean;
  /** Gives what is wrong with it, or null. */
  readonly onSave: (whenFull: WhenFull) => Promise<string | null>;
}

/** What becomes of who belongs to a quota that is full. */
export function WhenFullFields({ place, whenFull, survey, disabled, onSave }: WhenFullFieldsProps) {
  // An address is chosen before it is written, and saved with it.
  const [chosen, setChosen] = useState<WhenFull['kind'] | null>(null);
  const kind = chosen ?? whenFull.kind;
  const [first] = survey.all_questions;
  const choose = (next: WhenFull['kind']): void => {
    setChosen(next);
    if (next === 'end') void onSave({ kind: 'end', text: '' });
    if (next === 'block' && first) void onSave({ kind: 'block', target: first.unique_question_id });
  };
  const needed = (read: Read<string | null>): Read<string> => {
    if (!read.ok) return read;
    return read.value === null ? { ok: false, problem: SEND_ON.sentence } : { ok: true, value: read.value };
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextField
        select
        fullWidth
        size="small"
        label={texts.whenFull}
        value={kind}
        disabled={disabled}
        onChange={({ target }) => {
          const next = kinds.find((one) => one === target.value);
          if (next) choose(next);
        }}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.kinds[one]}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'end' && (
        <SavedField
          place={`${place} text`}
          label={texts.text}
          hint={texts.textHint}
          saved={whenFull.kind === 'end' ? whenFull.text : ''}
          disabled={disabled}
          read={(typed) => ({ ok: true, value: typed.trim() })}
          onSave={(text) => onSave({ kind: 'end', text })}
        />
      )}
      {kind === 'block' && (
        <TextField
          select
          fullWidth
          size="small"
          label={texts.block}
          value={whenFull.kind === 'block' ? whenFull.target : ''}
          disabled={disabled}
          onChange={({ target }) => void onSave({ kind: 'block', target: target.value })}
        >
          {survey.all_questions.map(({ unique_question_id, short_name, context }) => (
            <MenuItem key={unique_question_id} value={unique_question_id}>
              {short_name || context.slice(0, NAMED_BY)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {kind === 'address' && (
        <SavedField
          type="url"
          place={`${place} address`}
          label={studyTexts.ends.address}
          saved={whenFull.kind === 'address' ? whenFull.address : ''}
          disabled={disabled}
          read={(typed) => needed(readAddress(typed))}
          onSave={(address) => onSave({ kind: 'address', address })}
        />
      )}
    </Box>
  );
}
