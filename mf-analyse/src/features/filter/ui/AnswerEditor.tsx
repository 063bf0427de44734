import type { ResultFilter } from '@dialogwerk/shared/contract';
import { MenuItem, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { FilterQuestion } from '../../../resultFilter/FilterQuestion.ts';
import { conditionOf, draftOf, howsOf, takesChoices } from '../model/answerDraft.ts';
import type { AnswerDraft, How } from '../model/answerDraft.ts';
import type { FilterField } from '../model/FilterField.ts';
import { filterTexts as texts } from '../texts.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { OptionChecks } from './OptionChecks.tsx';

interface AnswerEditorProps {
  readonly field: Extract<FilterField, { kind: 'answer' }>;
  readonly filter: ResultFilter;
  readonly questions: readonly FilterQuestion[];
  readonly onApply: (filter: ResultFilter) => void;
  readonly onBack: () => void;
}

/** What a question's answer has to be. */
export function AnswerEditor({ field, filter, questions, onApply, onBack }: AnswerEditorProps) {
  const { question, part, at } = field;
  const known = questions.find((one) => one.question === question && one.part === part);
  const before = at === null ? null : (filter.answers[at] ?? null);
  const hows = howsOf(known ?? { answers: 'others' });
  const [draft, setDraft] = useState<AnswerDraft>(() => draftOf(before, hows[0] ?? 'answered'));
  const change = (changed: Partial<AnswerDraft>): void => setDraft({ ...draft, ...changed });
  const condition = conditionOf(draft, { question, part });
  const apply = (): void => {
    if (!condition) return;
    const { answers } = filter;
    onApply({ ...filter, answers: at === null ? [...answers, condition] : answers.with(at, condition) });
  };
  return (
    <EditorFrame isValid={condition !== null} onApply={apply} onBack={onBack}>
      <TextField
        select
        fullWidth
        size="small"
        label={texts.how}
        value={draft.how}
        onChange={({ target }) => {
          const how = hows.find((one) => one === target.value);
          if (how) change({ how });
        }}
      >
        {hows.map((how) => (
          <MenuItem key={how} value={how}>
            {howText(how)}
          </MenuItem>
        ))}
      </TextField>
      {takesChoices(draft.how) && (
        <OptionChecks
          options={(known?.choices ?? []).map(({ id, label }) => ({ id, name: label, count: null }))}
          chosen={draft.ids}
          onChange={(ids) => change({ ids })}
        />
      )}
      {draft.how === 'between' && (
        <Stack direction="row" sx={{ gap: 2 }}>
          <Line label={texts.min} value={draft.min} isNumber onChange={(min) => change({ min })} />
          <Line label={texts.max} value={draft.max} isNumber onChange={(max) => change({ max })} />
        </Stack>
      )}
      {draft.how === 'contains' && (
        <Line label={texts.words} value={draft.text} onChange={(text) => change({ text })} />
      )}
    </EditorFrame>
  );
}

function howText(how: How): string {
  return isOfValue(how) ? texts.hows[how] : texts.statuses[how];
}

function isOfValue(how: How): how is keyof typeof texts.hows {
  return how in texts.hows;
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onChange: (value: string) => void;
}

function Line({ label, value, isNumber = false, onChange }: LineProps) {
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={value}
      slotProps={{ htmlInput: isNumber ? { inputMode: 'decimal' } : { maxLength: 500 } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
