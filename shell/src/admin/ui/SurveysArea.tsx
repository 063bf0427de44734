import { useResource } from '@dialogwerk/shared/clients';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { Loaded } from './Loaded.tsx';
import { Pager } from './Pager.tsx';
import { Rows } from './Rows.tsx';
import { SearchField } from './SearchField.tsx';
import { SurveyRow } from './SurveyRow.tsx';
import { useTyped } from './useTyped.ts';

/** All dialogs of the installation, without their content. */
export function SurveysArea() {
  const { text, settled, setText } = useTyped();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <SearchField text={text} hint={texts.searchSurveys} onText={setText} />
      <SurveyPages key={settled} search={settled} />
    </Stack>
  );
}

function SurveyPages({ search }: { readonly search: string }) {
  const [page, setPage] = useState(1);
  const { state, reload } = useResource('adminSurveys', { page, ...(search === '' ? {} : { search }) });
  return (
    <Loaded state={state} onRetry={reload}>
      {({ surveys, total }) => (
        <>
          <Typography variant="body2" color="textSecondary" role="status">
            {texts.count(total, texts.survey, texts.surveysMany)}
          </Typography>
          <Rows label={texts.surveys} isEmpty={surveys.length === 0}>
            {surveys.map((survey) => (
              <SurveyRow key={survey.survey_id} survey={survey} />
            ))}
          </Rows>
          <Pager page={page} total={total} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}
