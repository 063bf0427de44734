import { mdiPackageVariantClosed } from '@mdi/js';
import { bothCalled, useCall, useResource } from '@dialogwerk/shared/clients';
import type { ReleasedPart } from '@dialogwerk/shared/contract';
import { Paper, Stack, StatePanel, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { checkReleases } from '../../remotes/effects/followReleases.ts';
import { byModule } from '../model/byModule.ts';
import type { ModuleReports } from '../model/byModule.ts';
import { partName } from '../partName.ts';
import { texts } from '../texts.ts';
import { Loaded } from './Loaded.tsx';
import { ReleaseActions } from './ReleaseActions.tsx';
import { VersionRow } from './VersionRow.tsx';

/** The versions of shell and modules as browsers have reported them. */
export function ModulesArea() {
  const { moment } = useDates();
  const asked = bothCalled(useResource('adminReports', {}), useResource('releases', {}));
  // Because the registry in the page may be of one module alone; it is a file and no call.
  const registry = useCall(checkReleases);
  const { state, reload } = bothCalled(asked, registry);
  return (
    <Loaded state={state} onRetry={reload}>
      {([[{ since, open_tabs, versions }, { parts }]]) =>
        versions.length === 0 && parts.length === 0 ? (
          <StatePanel icon={mdiPackageVariantClosed} title={texts.noReports}>
            {texts.noReportsMore}
          </StatePanel>
        ) : (
          <Stack sx={{ gap: 2.5 }}>
            <Typography color="textSecondary">{texts.modulesIntro(open_tabs, moment(since))}</Typography>
            {byModule(
              parts.map(({ id }) => id),
              versions,
            ).map((module) => (
              <ModuleCard
                key={module.module}
                reports={module}
                part={parts.find(({ id }) => id === module.module)}
                onChanged={registry.reload}
              />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface ModuleCardProps {
  readonly reports: ModuleReports;
  /** How it is released; absent where the server does not know it. */
  readonly part: ReleasedPart | undefined;
  readonly onChanged: () => void;
}

function ModuleCard({ reports: { module, tabs, versions }, part, onChanged }: ModuleCardProps) {
  const heading = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={heading} variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {partName(module)}
      </Typography>
      {part && <ReleaseActions part={part} onChanged={onChanged} />}
      {versions.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.noReportsOf}
        </Typography>
      ) : (
        versions.map((version) => <VersionRow key={version.version} reported={version} allTabs={tabs} />)
      )}
    </Paper>
  );
}
