import { mdiPackageVariantClosed } from '@mdi/js';
import { authorClient, useCall } from '@dialogwerk/shared/clients';
import { Paper, Stack, StatePanel, Typography, useDates } from '@dialogwerk/shared/ui';
import { useCallback, useId } from 'react';
import { byModule } from '../model/byModule.ts';
import type { ModuleReports } from '../model/byModule.ts';
import { texts } from '../texts.ts';
import { Loaded } from './Loaded.tsx';
import { VersionRow } from './VersionRow.tsx';

/** The versions of shell and modules as browsers have reported them. */
export function ModulesArea() {
  const { moment } = useDates();
  const { state, reload } = useCall(useCallback((signal) => authorClient.call('adminReports', {}, { signal }), []));
  return (
    <Loaded state={state} onRetry={reload}>
      {({ since, open_tabs, versions }) =>
        versions.length === 0 ? (
          <StatePanel icon={mdiPackageVariantClosed} title={texts.noReports}>
            {texts.noReportsMore}
          </StatePanel>
        ) : (
          <Stack sx={{ gap: 2.5 }}>
            <Typography color="textSecondary">{texts.modulesIntro(open_tabs, moment(since))}</Typography>
            {byModule(versions).map((module) => (
              <ModuleCard key={module.module} reports={module} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function ModuleCard({ reports: { module, tabs, versions } }: { readonly reports: ModuleReports }) {
  const heading = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={heading} variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {texts.moduleNames[module]}
      </Typography>
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
