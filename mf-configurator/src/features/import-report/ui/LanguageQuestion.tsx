import type { SurveyData } from '@dialogwerk/shared/contract';
import { Alert, AlertTitle, Box, Button, languageName } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $confirmedLanguages, confirmLanguage } from '../state/confirmedLanguages.ts';
import { texts } from '../texts.ts';

interface LanguageQuestionProps {
  readonly survey: SurveyData;
  /** The one that was recognised. */
  readonly guess: string;
  readonly onLanguage: (language: string) => void;
}

/** Those that the product itself speaks. */
const spoken = ['de', 'en'];

/** Asks for the language that the import could not tell for sure, until somebody has said it. */
export function LanguageQuestion({ survey: { survey_id, language }, guess, onLanguage }: LanguageQuestionProps) {
  if (useStore($confirmedLanguages).has(survey_id)) return null;
  return (
    <Alert severity="warning" sx={{ m: 2, mb: 0 }}>
      <AlertTitle>{texts.languageTitle}</AlertTitle>
      {texts.language}
      <Box role="group" aria-label={texts.languageTitle} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {[...new Set([...spoken, guess])].map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === language ? 'contained' : 'outlined'}
            onClick={() => {
              confirmLanguage(survey_id);
              onLanguage(each);
            }}
          >
            {languageName(each)}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
