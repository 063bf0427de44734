import { useResource } from '@dialogwerk/shared/clients';
import type { Study, SurveyData } from '@dialogwerk/shared/contract';
import { vocabularyOf, withLink } from '@dialogwerk/shared/dialog/conditions';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { Button, Stack, Typography } from '@dialogwerk/shared/ui';
import { useMemo, useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { studyTexts } from '../texts.ts';
import { QuotaForm } from './QuotaForm.tsx';
import { StateLine } from './StateLine.tsx';
import type { StudyPanelProps } from './StudyPanelProps.ts';

const texts = studyTexts.quotas;

type CountedQuota = Study['quotas'][number];

interface QuotasPanelProps extends StudyPanelProps {
  readonly survey: SurveyData;
}

/** How many conversations are wanted of which kind, how many there are, and what becomes of the others. */
export function QuotasPanel({ study: { quotas }, settings, maySet, survey }: QuotasPanelProps) {
  const { state: link } = useResource('linkParameters', { survey_id: survey.survey_id });
  const parameters = link.kind === 'loaded' ? link.value.names : null;
  const vocabulary = useMemo(() => withLink(vocabularyOf(snapshotOf(survey)), parameters ?? []), [survey, parameters]);
  // One that lacks its condition and is not saved yet.
  const [draft, setDraft] = useState<CountedQuota | null>(null);
  const full = quotas.filter(({ taken, most }) => taken >= most).map(({ name }) => name);
  const state = full.length > 0 ? texts.full(full) : quotas.length > 0 ? texts.noneFull : texts.none;
  const set = (next: readonly CountedQuota[]) => settings.setQuotas([...next], quotas);
  const begin = (): void =>
    setDraft({
      quota_id: crypto.randomUUID(),
      name: texts.newName(quotas.length + 1),
      condition: '',
      most: 100,
      when_full: { kind: 'end', text: '' },
      taken: 0,
    });
  return (
    <Panel title={texts.title} help="quoten">
      <StateLine tone={full.length > 0 ? 'shut' : 'open'} state={state} />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {texts.meets}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {[...quotas, ...(draft ? [draft] : [])].map((quota) => (
          <QuotaForm
            key={quota.quota_id}
            quota={quota}
            survey={survey}
            vocabulary={vocabulary}
            disabled={!maySet}
            onSave={async (changed) => {
              if (quota !== draft) return set(quotas.map((one) => (one === quota ? changed : one)));
              if (changed.condition === '') {
                setDraft(changed);
                return null;
              }
              setDraft(null);
              return set([...quotas, changed]);
            }}
            onRemove={() => void (quota === draft ? setDraft(null) : set(quotas.filter((one) => one !== quota)))}
          />
        ))}
      </Stack>
      {maySet && vocabulary.size === 0 && <Typography color="textSecondary">{texts.noVariable}</Typography>}
      {maySet && vocabulary.size > 0 && draft === null && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={begin}>
          {texts.add}
        </Button>
      )}
    </Panel>
  );
}
