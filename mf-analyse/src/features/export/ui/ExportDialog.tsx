import { useResource } from '@dialogwerk/shared/clients';
import type { ExportFormat } from '@dialogwerk/shared/contract';
import { Alert, Skeleton, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { keepForm, readKeptForm } from '../effects/keptForm.ts';
import { choicesOf, exportRequest } from '../model/ExportForm.ts';
import type { ExportForm, Who } from '../model/ExportForm.ts';
import { exportTexts as texts } from '../texts.ts';
import { isEnded } from '../useExport.ts';
import type { Export } from '../useExport.ts';
import { Choice } from './Choice.tsx';
import { MarksChoice } from './MarksChoice.tsx';
import { ExportFrame } from './ExportFrame.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { ExportGroups } from './ExportGroups.tsx';
import { FileDetails } from './FileDetails.tsx';
import { PersonalChoice } from './PersonalChoice.tsx';
import { RowsChoice } from './RowsChoice.tsx';
import { VariableChoice } from './VariableChoice.tsx';

interface ExportDialogProps {
  readonly survey_id: string;
  /** The filter of the address; '' for none. */
  readonly filter: string;
  readonly taking: Export;
  readonly onClose: () => void;
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'sav', 'json', 'transcripts', 'codebook', 'package'];

/** What is taken out, of whom, and as what. */
export function ExportDialog({ survey_id, filter, taking, onClose }: ExportDialogProps) {
  const [form, setForm] = useState<ExportForm>(() => {
    const kept = readKeptForm(survey_id);
    const who: Who = filter !== '' ? 'filtered' : kept.who === 'filtered' ? 'begun' : kept.who;
    return { ...kept, who };
  });
  const known = useResource('resultVariables', { survey_id }).state;
  const variables = known.kind === 'loaded' ? known.value.variables : null;
  const loops = known.kind === 'loaded' ? known.value.loops : [];
  // A loop that is gone since is no choice any more.
  const rounds = loops.some(({ unique_question_id }) => unique_question_id === form.rounds) ? form.rounds : '';
  const earlier = form.earlier && known.kind === 'loaded' && known.value.earlier;
  const has = choicesOf(form.format);
  const ofConversations = !has.rows || (rounds === '' && !earlier);
  const change = (changed: Partial<ExportForm>): void => {
    setForm({ ...form, ...changed });
    taking.reset();
  };
  const whos: Who[] = ['begun', 'finished', 'all', ...(filter === '' ? [] : (['filtered'] as const))];
  const isNothing =
    has.variables &&
    ofConversations &&
    variables !== null &&
    variables.every(({ name }) => form.without.includes(name));
  const { state } = taking;
  const isBusy = state.kind === 'starting' || (state.kind === 'under-way' && !isEnded(state.progress));

  const start = (): void => {
    keepForm(survey_id, form);
    taking.start(
      exportRequest(
        survey_id,
        { ...form, rounds, earlier },
        { filter, variables: variables?.map(({ name }) => name) ?? null },
      ),
    );
  };

  return (
    <ExportFrame
      title={texts.title}
      passage="formate"
      isBusy={isBusy}
      disabled={isNothing}
      onStart={start}
      onClose={onClose}
      outcome={<ExportProgress state={state} onCancel={taking.cancel} />}
    >
      <Choice
        label={texts.format}
        value={form.format}
        options={formats.map((format) => [format, texts.formats[format].name] as const)}
        help={texts.formats[form.format].help}
        onChoose={(format) => change({ format })}
      />
      <Choice
        label={texts.who}
        value={form.who}
        options={whos.map((who) => [who, texts.whos[who]] as const)}
        onChoose={(who) => change({ who })}
      />
      {form.who !== 'filtered' && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <Day label={texts.from} value={form.from} onChange={(from) => change({ from })} />
          <Day label={texts.to} value={form.to} onChange={(to) => change({ to })} />
        </Stack>
      )}
      {has.rows && known.kind === 'loaded' && (
        <RowsChoice loops={loops} hasEarlier={known.value.earlier} chosen={{ rounds, earlier }} onChoose={change} />
      )}
      <FileDetails details={form} onChange={change} />
      {known.kind === 'failed' && <Alert severity="warning">{texts.variablesFailed(known.reason)}</Alert>}
      {/* Keeps the place of what is loading, because the dialog would move below the pointer. */}
      {has.variables && known.kind === 'loading' && <Skeleton variant="text" height={32} />}
      {has.variables && ofConversations && variables && (
        <VariableChoice variables={variables} without={form.without} onChange={(without) => change({ without })} />
      )}
      {has.variables && ofConversations && (
        <MarksChoice isChosen={form.marks} onChoose={(marks) => change({ marks })} />
      )}
      {has.words && <PersonalChoice chosen={form.personal} onChoose={(personal) => change({ personal })} />}
      <ExportGroups survey_id={survey_id} filter={form.who === 'filtered' ? filter : ''} />
    </ExportFrame>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <TextField
      type="date"
      fullWidth
      size="small"
      label={label}
      value={value}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
