import { useResource } from '@dialogwerk/shared/clients';
import type { ConsentAct, ConsentText, SurveyData } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, MenuItem, Skeleton, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { beginningOf } from '../model/beginningOf.ts';
import { consentTexts as texts } from '../texts.ts';
import { ConsentRows } from './ConsentRows.tsx';
import { SaveButton } from './SaveButton.tsx';
import { TextCard } from './TextCard.tsx';

/** The log of a dialog's consents: by text and by what was said to it, with the text as it was. */
export function ConsentLog({ survey }: { readonly survey: SurveyData }) {
  const { state, reload } = useResource('consentTexts', { survey_id: survey.survey_id });
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  if (state.kind !== 'loaded')
    return <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />;
  const { texts: met } = state.value;
  if (met.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
  return <Log survey={survey} met={met} />;
}

const ALL = '';
const acts = Object.keys(texts.acts);
const isAct = (value: string): value is ConsentAct => acts.includes(value);

function Log({ survey, met }: { readonly survey: SurveyData; readonly met: readonly ConsentText[] }) {
  const [text_hash, setText] = useState(ALL);
  const [act, setAct] = useState<ConsentAct | typeof ALL>(ALL);
  const chosen = met.find((one) => one.text_hash === text_hash);
  const wish = { ...(chosen ? { text_hash } : {}), ...(act === ALL ? {} : { act }) };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textSecondary">{texts.about}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <TextField
          select
          size="small"
          label={texts.text}
          value={text_hash}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          onChange={({ target }) => setText(target.value)}
        >
          <MenuItem value={ALL}>{texts.all}</MenuItem>
          {met.map(({ text_hash: hash, kind, text, language }) => (
            <MenuItem key={hash} value={hash} sx={{ whiteSpace: 'normal' }}>
              {texts.textName(kind, beginningOf(text), language)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={texts.act}
          value={act}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          onChange={({ target }) => setAct(isAct(target.value) ? target.value : ALL)}
        >
          <MenuItem value={ALL}>{texts.all}</MenuItem>
          {acts.filter(isAct).map((one) => (
            <MenuItem key={one} value={one}>
              {texts.acts[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {chosen && <TextCard met={chosen} />}
      <ConsentRows key={`${text_hash} ${act}`} survey_id={survey.survey_id} met={met} wish={wish} />
      <SaveButton survey={survey} met={met} wish={wish} />
    </Stack>
  );
}
