import type { Study, SurveyData } from '@dialogwerk/shared/contract';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { Box, Button, Chip, Stack } from '@dialogwerk/shared/ui';
import { readCondition } from '../model/readCondition.ts';
import { readMost, readWritten } from '../model/readField.ts';
import type { Read } from '../model/readField.ts';
import { studyTexts } from '../texts.ts';
import { AnswerPicker } from './AnswerPicker.tsx';
import { SavedField } from './SavedField.tsx';
import { WhenFullFields } from './WhenFullFields.tsx';

const texts = studyTexts.quotas;

type CountedQuota = Study['quotas'][number];

interface QuotaFormProps {
  readonly quota: CountedQuota;
  readonly survey: SurveyData;
  readonly vocabulary: Vocabulary;
  readonly disabled: boolean;
  /** Gives what is wrong with it, or null. */
  readonly onSave: (quota: CountedQuota) => Promise<string | null>;
  readonly onRemove: () => void;
}

/** One quota: who belongs to it, how many, and what becomes of the others. */
export function QuotaForm({ quota, survey, vocabulary, disabled, onSave, onRemove }: QuotaFormProps) {
  const { quota_id, name, condition, most, taken } = quota;
  const place = `${survey.survey_id} quota ${quota_id}`;
  const set = (part: Partial<CountedQuota>) => onSave({ ...quota, ...part });
  const needed = (read: Read<number | null>): Read<number> => {
    if (!read.ok) return read;
    return read.value === null ? { ok: false, problem: texts.noMost } : { ok: true, value: read.value };
  };
  return (
    <Stack component="li" sx={{ gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          variant="outlined"
          color={taken >= most ? 'warning' : 'default'}
          label={texts.takenOf(taken, most)}
        />
        {!disabled && (
          <Button color="inherit" onClick={onRemove} sx={{ minWidth: 0, textAlign: 'start', overflowWrap: 'anywhere' }}>
            {texts.remove(name)}
          </Button>
        )}
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
        <SavedField
          place={`${place} name`}
          label={texts.name}
          saved={name}
          disabled={disabled}
          read={readWritten(texts.noName)}
          onSave={(value) => set({ name: value })}
        />
        <SavedField
          inputMode="numeric"
          place={`${place} most`}
          label={texts.most}
          saved={String(most)}
          disabled={disabled}
          read={(typed) => needed(readMost(typed))}
          onSave={(value) => set({ most: value })}
        />
      </Box>
      <SavedField
        place={`${place} condition`}
        label={texts.condition}
        hint={texts.conditionHint}
        saved={condition}
        disabled={disabled}
        read={(typed) => readCondition(typed, vocabulary)}
        onSave={(value) => set({ condition: value })}
      />
      <AnswerPicker
        vocabulary={vocabulary}
        disabled={disabled}
        onPick={(picked) => void set({ condition: condition === '' ? picked : `(${condition}) und ${picked}` })}
      />
      <WhenFullFields
        place={place}
        whenFull={quota.when_full}
        survey={survey}
        disabled={disabled}
        onSave={(when_full) => set({ when_full })}
      />
    </Stack>
  );
}
