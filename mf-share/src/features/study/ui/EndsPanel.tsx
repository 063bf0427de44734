import { useResource } from '@dialogwerk/shared/clients';
import type { StudyEnds, SurveyData } from '@dialogwerk/shared/contract';
import { parameterNamed, variablesOf } from '@dialogwerk/shared/dialog';
import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { panelPresets, panelsByProject } from '../model/panelPresets.data.ts';
import { readAddress } from '../model/readField.ts';
import { sentData } from '../model/sentData.ts';
import { dialogWords, studyTexts } from '../texts.ts';
import { SavedField } from './SavedField.tsx';
import { StateLine } from './StateLine.tsx';
import type { StudyPanelProps } from './StudyPanelProps.ts';

const texts = studyTexts.ends;
const allWays = ['finished', 'screened', 'quota_full'] as const;

interface EndsPanelProps extends StudyPanelProps {
  readonly survey: { readonly survey_id: string; readonly all_questions: SurveyData['all_questions'] | null };
  /** By how they came to the end; absent: all of them. */
  readonly ways?: readonly (keyof StudyEnds)[];
}

/** Where respondents are sent on to, by how they came to the end. */
export function EndsPanel({ study, settings, maySet, survey, ways = allWays, words = dialogWords }: EndsPanelProps) {
  const { state } = useResource('linkParameters', { survey_id: survey.survey_id });
  const { ends } = study;
  const set = (next: StudyEnds) => settings.setEnds(next, ends);
  const led = ways.filter((way) => ends[way] !== null).map((way) => texts[way]);
  // Which variables there are, each dialog of several knows: what is no parameter is taken for one.
  const variables = survey.all_questions
    ? new Set(variablesOf(survey.all_questions).keys())
    : { has: (name: string) => parameterNamed(name) === null };
  const parameters = state.kind === 'loaded' ? new Set(state.value.names) : null;
  const { answers, unknown } = sentData(study, variables, parameters ?? new Set());
  return (
    <Panel title={texts.title} help="am-ende">
      <StateLine tone="open" state={led.length === 0 ? texts.nowhere : texts.somewhere(led)} />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {words.endsMeets}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {ways.map((way) => (
          <SavedField
            key={way}
            type="url"
            place={`${survey.survey_id} ends ${way}`}
            label={texts[way]}
            hint={texts.address}
            saved={ends[way] ?? ''}
            disabled={!maySet}
            read={readAddress}
            onSave={(address) => set({ ...ends, [way]: address })}
          />
        ))}
        {answers.length > 0 && <Alert severity="info">{texts.data(answers)}</Alert>}
        {parameters && unknown.length > 0 && <Alert severity="warning">{texts.unkept(unknown)}</Alert>}
        {maySet && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography color="textSecondary">{texts.presets}</Typography>
            {panelPresets.map(({ name, parameter, ends: preset }) => (
              <Chip
                key={name}
                variant="outlined"
                label={name}
                aria-label={texts.preset(name)}
                onClick={() => {
                  void set(preset).then((refused) =>
                    showNotice(refused === null ? texts.presetHint(name, parameter) : studyTexts.notSaved(refused), {
                      label: studyTexts.undo,
                      run: () => void settings.setEnds(ends, preset),
                    }),
                  );
                }}
              />
            ))}
            {panelsByProject.map(({ name, parameter }) => (
              <Chip
                key={name}
                variant="outlined"
                label={name}
                aria-label={texts.byProject(name)}
                onClick={() => showNotice(texts.byProjectHint(name, parameter))}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
