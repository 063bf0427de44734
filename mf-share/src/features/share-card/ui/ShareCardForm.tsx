import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { SHARE_CARD_LIMITS } from '@dialogwerk/shared/contract';
import { Alert, Box, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { shareCardTexts as texts } from '../texts.ts';
import { useShareCard } from '../useShareCard.ts';
import { CardField } from './CardField.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardPreview } from './CardPreview.tsx';

interface ShareCardFormProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'bearbeiten' | 'analyse'>;
  /** The dialog that its picture is a file of. */
  readonly picturesOf: string;
  /** Where the link leads, as cards name it. */
  readonly host: string;
}

/** Title, description and picture of the link where it is shared, with how it looks as one types. */
export default function ShareCardForm({ survey, picturesOf, host }: ShareCardFormProps) {
  const { survey_id } = survey;
  const { state, reload, set } = useShareCard(survey_id);
  const study = useResource('study', { survey_id });
  // What is typed and not saved yet.
  const [typed, setTyped] = useState<{ readonly title?: string; readonly description?: string }>({});
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} />;
  const card = state.value;
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySet = survey.bearbeiten === 1 && survey.analyse === 1;
  const isGuarded = study.state.kind === 'loaded' && study.state.value.password_set_at !== null;
  const said = { title: typed.title ?? card.title ?? '', description: typed.description ?? card.description ?? '' };
  const shown = {
    title: said.title.trim() || card.defaults.title,
    description: said.description.trim() || card.defaults.description,
    picture: card.picture_address ?? card.defaults.picture_address,
    isLarge: card.picture_address !== null,
  };
  const fields = (['title', 'description'] as const).map((field) => (
    <CardField
      key={field}
      label={texts[field]}
      typed={said[field]}
      standIn={card.defaults[field]}
      longest={SHARE_CARD_LIMITS[field]}
      isLong={field === 'description'}
      disabled={!maySet}
      onType={(text) => setTyped({ ...typed, [field]: text })}
      onLeave={async () => {
        const { [field]: text, ...others } = typed;
        if (text === undefined) return null;
        setTyped(others);
        const wanted = text.trim() || null;
        const refused = wanted === card[field] ? null : await set({ [field]: wanted }, card);
        if (refused !== null) setTyped((now) => ({ ...now, [field]: text }));
        return refused;
      }}
    />
  ));
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography color="textSecondary">{texts.meets}</Typography>
      {!maySet && <Typography color="textSecondary">{texts.role}</Typography>}
      {isGuarded && <Alert severity="info">{texts.guarded}</Alert>}
      {!card.address_known && <Alert severity="info">{texts.noAddress}</Alert>}
      <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Stack sx={{ gap: 2 }}>
          {fields}
          {maySet && (
            <CardPicture
              survey_id={picturesOf}
              isSet={card.picture !== null}
              onSet={async (picture) => set({ picture }, card)}
            />
          )}
        </Stack>
        <CardPreview card={shown} host={host} />
      </Box>
    </Stack>
  );
}
