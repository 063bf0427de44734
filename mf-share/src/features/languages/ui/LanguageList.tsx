import { Box, Button, Icon, IconButton, languageName, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiDeleteOutline } from '@mdi/js';
import { useId } from 'react';
import { completenessOf } from '../model/completenessOf.ts';
import type { DialogTexts } from '../model/TextRow.ts';
import { languageTexts } from '../texts.ts';
import { translatePath } from '../translatePath.ts';
import { CompletenessBar } from './CompletenessBar.tsx';

interface LanguageListProps {
  readonly survey_id: string;
  readonly texts: DialogTexts;
  /** Absent for who may only read them. */
  readonly onRemove?: (language: string) => void;
}

/** The languages beside the main one, each with how complete it is and the way to translate it. */
export function LanguageList({ survey_id, texts, onRemove }: LanguageListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {languageTexts.list}
      </Typography>
      {texts.languages.length === 0 && <Typography color="textSecondary">{languageTexts.none}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
        {texts.languages.map((language) => {
          const name = languageName(language);
          return (
            <Box
              component="li"
              key={language}
              sx={{ display: 'grid', gap: 1, alignItems: 'center', gridTemplateColumns: { sm: '10rem 1fr auto' } }}
            >
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <CompletenessBar label={name} {...completenessOf(texts, language)} />
              {onRemove && (
                <Stack direction="row" sx={{ gap: 0.5 }}>
                  <Button
                    component={Link}
                    to={translatePath(survey_id, language)}
                    aria-label={languageTexts.translateInto(name)}
                    sx={{ ml: { xs: -1, sm: 0 } }}
                  >
                    {languageTexts.translate}
                  </Button>
                  <Tooltip title={languageTexts.remove(name)}>
                    <IconButton aria-label={languageTexts.remove(name)} onClick={() => onRemove(language)}>
                      <Icon path={mdiDeleteOutline} />
                    </IconButton>
                  </Tooltip>
                </Stack>
              )}
            </Box>
          );
        })}
      </Stack>
    </section>
  );
}
