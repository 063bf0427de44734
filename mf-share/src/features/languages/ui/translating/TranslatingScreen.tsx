import type { SurveyData } from '@dialogwerk/shared/contract';
import { Button, FaultAlert, Icon, languageName, Skeleton, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { Link, useSearchParams } from '@dialogwerk/shared/ui/router';
import { mdiPlayCircleOutline } from '@mdi/js';
import { translatingTexts as texts } from '../../texts.ts';
import { useLanguages } from '../../useLanguages.ts';
import { tryPath } from '../../translatePath.ts';
import { AddLanguage } from '../AddLanguage.tsx';
import { Translating } from './Translating.tsx';

/** Where a dialog is translated; the address says into which language. */
export function TranslatingScreen({ survey }: { readonly survey: SurveyData }) {
  const { state, reload, add } = useLanguages(survey.survey_id);
  const [wanted, setWanted] = useSearchParams();
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  const { language: main, languages } = state.value;
  const language = languages.find((one) => one === wanted.get('language')) ?? languages[0];
  if (state.value.texts.length === 0) return <Typography>{texts.noTexts}</Typography>;
  if (language === undefined)
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography>{texts.onlyMain(languageName(main))}</Typography>
        <AddLanguage has={[main]} onAdd={add} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={texts.language}
          value={language}
          slotProps={{ select: { native: true } }}
          sx={{ flexGrow: 1, maxWidth: 320 }}
          onChange={({ target }) => setWanted({ language: target.value }, { replace: true })}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </TextField>
        {survey.testen === 1 && (
          <Button
            component={Link}
            to={tryPath(survey.survey_id, language)}
            startIcon={<Icon path={mdiPlayCircleOutline} />}
          >
            {texts.tryOut}
          </Button>
        )}
      </Stack>
      <Translating key={language} survey={survey} dialog={state.value} language={language} />
    </Stack>
  );
}
