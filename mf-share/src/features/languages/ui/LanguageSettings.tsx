import type { SurveyData } from '@dialogwerk/shared/contract';
import { FaultAlert, languageName, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { languageTexts as texts } from '../texts.ts';
import { useLanguages } from '../useLanguages.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { LanguageList } from './LanguageList.tsx';

interface LanguageSettingsProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'bearbeiten'>;
}

/** The languages that a dialog has, how complete each is, and the ways to add, remove and translate one. */
export function LanguageSettings({ survey: { survey_id, bearbeiten } }: LanguageSettingsProps) {
  const { state, reload, add, remove } = useLanguages(survey_id);
  const mayEdit = bearbeiten === 1;
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography color="textSecondary">{texts.text}</Typography>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          <Typography>{texts.main(languageName(state.value.language))}</Typography>
          <LanguageList survey_id={survey_id} texts={state.value} {...(mayEdit ? { onRemove: remove } : {})} />
          {mayEdit ? (
            <AddLanguage has={[state.value.language, ...state.value.languages]} onAdd={add} />
          ) : (
            <Typography color="textSecondary">{texts.role}</Typography>
          )}
        </>
      )}
    </Stack>
  );
}
