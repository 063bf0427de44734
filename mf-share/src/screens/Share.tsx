import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { Box, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useLocation } from '@dialogwerk/shared/ui/router';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { runDialog } from '../features/overview/model/RunStudy.ts';
import { Overview } from '../features/overview/ui/Overview.tsx';
import { publicLinks } from '../features/public-links/model/publicLinks.ts';
import { usePublicName } from '../features/public-name/usePublicName.ts';
import { texts } from '../texts.ts';
import { useIdle } from '../useIdle.ts';
import { FoldablePanel } from './share/FoldablePanel.tsx';
import { LocalNav, OVERVIEW } from './share/LocalNav.tsx';
import { panelGroups } from './share/PanelEntry.ts';
import { PanelPlace } from './share/PanelPlace.tsx';
import { panels } from './share/panels.tsx';
import { useAskedPlace } from './share/useAskedPlace.ts';
import { useFolds } from './share/useFolds.ts';

/** How a dialog reaches its respondents (spec §2: /share/{survey_id}); the shell has loaded the dialog. */
export function Share() {
  const survey = useStore($survey);
  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {texts.title}
      </Typography>
      {survey ? (
        <Panels key={survey.survey_id} survey={survey} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />
      )}
    </Box>
  );
}

/** How the study stands, and below it all matters of one dialog; its addresses carry its name, where it has one. */
function Panels({ survey }: { readonly survey: SurveyData }) {
  const name = usePublicName(survey.survey_id);
  const named = name.state.kind === 'loaded' ? name.state.value.name : null;
  const address = named ?? survey.survey_id;
  const context = { survey, name, address, links: publicLinks(location.origin, address) };
  const isIdle = useIdle();
  const overview = useResource('studyOverview', isIdle ? { survey_id: survey.survey_id } : null);
  const known = overview.state.kind === 'loaded' ? overview.state.value : null;
  const seen = panels.filter(({ isFor }) => isFor?.(survey) ?? true);
  const asked = useLocation().hash.slice(1);
  const folds = useFolds(seen, context, { overview: known, asked });
  useAskedPlace(asked);
  const [troubled, setTroubled] = useState<ReadonlySet<string>>(new Set());
  const go = (id: string): void => folds.set(id, true);
  return (
    <Box
      sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { xs: '1fr', md: '208px minmax(0, 1fr)' } }}
    >
      <LocalNav panels={seen} troubled={troubled} onGo={go} />
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <PanelPlace id={OVERVIEW}>
          <Overview
            study={runDialog(survey)}
            overview={overview}
            titleOf={titleOf}
            onTroubles={setTroubled}
            onGo={go}
          />
        </PanelPlace>
        {panelGroups.map((group) => {
          const of = seen.filter((panel) => panel.group === group);
          return (
            of.length > 0 && (
              <Stack key={group} role="group" aria-label={texts.panels.groups[group]} sx={{ gap: 1.5 }}>
                <Typography aria-hidden color="textSecondary" sx={{ fontWeight: 600 }}>
                  {texts.panels.groups[group]}
                </Typography>
                {of.map((panel) => {
                  const { id, folding, Content } = panel;
                  return (
                    <PanelPlace key={id} id={id}>
                      {folding && (folding.isFor?.(survey) ?? true) ? (
                        <FoldablePanel
                          panel={panel}
                          folding={folding}
                          standing={folding.standing(context, known)}
                          isOpen={folds.isOpen(id)}
                          onFold={(isOpen) => folds.set(id, isOpen)}
                        >
                          <Content {...context} />
                        </FoldablePanel>
                      ) : (
                        <Content {...context} />
                      )}
                    </PanelPlace>
                  );
                })}
              </Stack>
            )
          );
        })}
      </Stack>
    </Box>
  );
}

const titleOf = (id: string): string => panels.find((panel) => panel.id === id)?.title ?? '';
