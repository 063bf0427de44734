import { mdiShieldLockOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { Box, StatePanel, Tab, Tabs, Typography } from '@dialogwerk/shared/ui';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { texts } from '../texts.ts';
import { AuditArea } from './AuditArea.tsx';
import { ModulesArea } from './ModulesArea.tsx';
import { SurveysArea } from './SurveysArea.tsx';
import { SystemArea } from './SystemArea.tsx';
import { UsersArea } from './UsersArea.tsx';

const areas = [
  { name: 'benutzer', label: texts.users, Area: UsersArea },
  { name: 'dialoge', label: texts.surveys, Area: SurveysArea },
  { name: 'system', label: texts.system, Area: SystemArea },
  { name: 'module', label: texts.modules, Area: ModulesArea },
  { name: 'protokoll', label: texts.audit, Area: AuditArea },
] as const;

/** So that a phone shows all five. */
const narrowTab = { minWidth: { xs: 0, sm: 90 }, px: { xs: 1, sm: 2 } } as const;

/** The admin side (spec §2, /admin), for those with the admin flag; nobody else causes a call. */
export function AdminScreen() {
  const isAdmin = useStore($session)?.admin === true;
  const [query, setQuery] = useSearchParams();
  const current = areas.find(({ name }) => name === query.get('bereich')) ?? areas[0];
  return (
    <Box sx={{ width: '100%', maxWidth: 1180, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      {isAdmin ? (
        <>
          <Tabs
            value={current.name}
            onChange={(_, name: string) => setQuery({ bereich: name }, { replace: true })}
            aria-label={texts.areas}
            variant="scrollable"
            sx={{ mb: 3, borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': narrowTab }}
          >
            {areas.map(({ name, label }) => (
              <Tab key={name} value={name} label={label} id={`tab-${name}`} aria-controls="admin-area" />
            ))}
          </Tabs>
          <Box role="tabpanel" id="admin-area" aria-labelledby={`tab-${current.name}`}>
            <current.Area />
          </Box>
        </>
      ) : (
        <StatePanel icon={mdiShieldLockOutline} title={texts.onlyAdmins}>
          {texts.onlyAdminsMore}
        </StatePanel>
      )}
    </Box>
  );
}
