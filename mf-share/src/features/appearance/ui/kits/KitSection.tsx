import { Alert, Button, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { kitTexts as texts } from '../../texts.ts';
import { usageLines, useBrandKits } from '../../useBrandKits.ts';
import { Section } from '../fields/Section.tsx';
import { KitList } from './KitList.tsx';
import { NewKit } from './NewKit.tsx';
import { SpreadDialog } from './SpreadDialog.tsx';

interface KitSectionProps {
  readonly survey: SurveyData;
  /** Saves what is typed, before a kit is made of it or put over it. */
  readonly onBefore: () => Promise<void>;
}

/** Which brand kit the dialog has its look from, and all that can be done with kits. */
export function KitSection({ survey, onBefore }: KitSectionProps) {
  const brand = useBrandKits(survey.survey_id);
  const [spread, setSpread] = useState<{ readonly kit_id: string; readonly name: string } | null>(null);
  const { use, kits } = brand;
  for (const called of [kits, use])
    if (called.state.kind === 'failed')
      return (
        <Section title={texts.title}>
          <FaultAlert onRetry={called.reload}>{texts.failed(called.state.reason)}</FaultAlert>
        </Section>
      );
  if (kits.state.kind !== 'loaded' || use.state.kind !== 'loaded')
    return (
      <Section title={texts.title}>
        <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
      </Section>
    );
  const now = use.state.value.use;
  const all = kits.state.value;
  const kit = all.kits.find(({ kit_id }) => kit_id === now?.kit_id) ?? null;
  return (
    <Section title={texts.title}>
      <Typography variant="body2" color="textSecondary">
        {texts.about}
      </Typography>
      {now === null ? (
        <Typography>{texts.fromNone}</Typography>
      ) : (
        <Alert severity={now.news.length > 0 ? 'warning' : 'info'} role="note" sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{texts.from(now.name)}</Typography>
          {(kit === null ? [texts.gone] : usageLines(now)).map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
          <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1, mt: 0.5 }}>
            {kit !== null && now.news.length > 0 && (
              <Button size="small" color="inherit" onClick={() => void onBefore().then(() => brand.apply(kit))}>
                {texts.takeNews}
              </Button>
            )}
            {kit?.may_change && now.own.length > 0 && (
              <Button size="small" color="inherit" onClick={() => void onBefore().then(() => brand.giveOwn(kit))}>
                {texts.giveOwn}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={() => void brand.leave()}>
              {texts.leave}
            </Button>
          </Stack>
        </Alert>
      )}
      <KitList
        kits={all.kits}
        current={now?.kit_id ?? null}
        brand={brand}
        onApply={(chosen) => void onBefore().then(() => brand.apply(chosen))}
        onSpread={setSpread}
      />
      <NewKit
        survey_id={survey.survey_id}
        workspaces={all.workspaces}
        onCreate={(name, workspace_id) => onBefore().then(() => brand.create(name, workspace_id))}
      />
      {spread && <SpreadDialog kit={spread} onClose={() => setSpread(null)} />}
    </Section>
  );
}
