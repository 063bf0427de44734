import { useResource } from '@dialogwerk/shared/clients';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useLocation } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import type { RunStudy } from '../../features/overview/model/RunStudy.ts';
import { Overview } from '../../features/overview/ui/Overview.tsx';
import { texts } from '../../texts.ts';
import { useIdle } from '../../useIdle.ts';
import { FoldablePanel } from './FoldablePanel.tsx';
import { LocalNav, OVERVIEW } from './LocalNav.tsx';
import type { PanelEntry } from './PanelEntry.ts';
import { PanelPlace } from './PanelPlace.tsx';
import { useAskedPlace } from './useAskedPlace.ts';
import { useFolds } from './useFolds.ts';

interface ControlRoomProps<Context extends object> {
  /** The dialog's id, or the multi-chat's public one. */
  readonly survey_id: string;
  readonly study: RunStudy;
  /** In the order in which they stand; those that are for nobody who is here are left out. */
  readonly panels: readonly PanelEntry<Context>[];
  /** What the panels are drawn from. */
  readonly context: Context;
}

/** How the study stands, below it all its matters in groups, and beside them a list that leads to each (docs/decisions/0175). */
export function ControlRoom<Context extends object>({ survey_id, study, panels, context }: ControlRoomProps<Context>) {
  const isIdle = useIdle();
  const overview = useResource('studyOverview', isIdle ? { survey_id } : null);
  const known = overview.state.kind === 'loaded' ? overview.state.value : null;
  const seen = panels.filter(({ isFor }) => isFor?.(context) ?? true);
  const asked = useLocation().hash.slice(1);
  const folds = useFolds(seen, context, { survey_id, overview: known, asked });
  useAskedPlace(asked);
  const [troubled, setTroubled] = useState<ReadonlySet<string>>(new Set());
  const go = (id: string): void => folds.set(id, true);
  const titleOf = (id: string): string => panels.find((panel) => panel.id === id)?.title ?? '';
  return (
    <Box
      sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { xs: '1fr', md: '208px minmax(0, 1fr)' } }}
    >
      <LocalNav panels={seen} troubled={troubled} onGo={go} />
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <PanelPlace id={OVERVIEW}>
          <Overview study={study} overview={overview} titleOf={titleOf} onTroubles={setTroubled} onGo={go} />
        </PanelPlace>
        {Object.entries(texts.panels.groups).map(([group, label]) => {
          const of = seen.filter((panel) => panel.group === group);
          return (
            of.length > 0 && (
              <Stack key={group} role="group" aria-label={label} sx={{ gap: 1.5 }}>
                <Typography aria-hidden color="textSecondary" sx={{ fontWeight: 600 }}>
                  {label}
                </Typography>
                {of.map((panel) => {
                  const { id, folding, Content } = panel;
                  return (
                    <PanelPlace key={id} id={id}>
                      {folding && (folding.isFor?.(context) ?? true) ? (
                        <FoldablePanel
                          panel={panel}
                          open={folding.open}
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
