import {
  mdiAccountCogOutline,
  mdiAccountMultipleOutline,
  mdiFileDocumentOutline,
  mdiHelpCircleOutline,
  mdiLogin,
  mdiLogout,
  mdiScaleBalance,
  mdiShieldAccountOutline,
  mdiShieldLockOutline,
} from '@mdi/js';
import type { ModuleMenuEntry } from '@dialogwerk/shared/contract';
import { openHelp } from '@dialogwerk/shared/state';
import { Icon, ListItemIcon, MenuItem } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { MouseEvent, ReactNode } from 'react';
import { isLocalHost } from '../effects/isLocalHost.ts';
import { outerHelp } from '../effects/outerHelp.ts';
import { texts } from '../texts.ts';

interface ProfileEntriesProps {
  readonly isSignedIn: boolean;
  /** What modules have beside. */
  readonly menu: readonly ModuleMenuEntry[];
  readonly close: () => void;
  readonly onTeam: (() => void) | null;
  readonly onLogOut: () => void;
}

/** The menu's entries in the order of spec §2, with those of modules after the legal texts, on a phone after the team of the dialog. A list, not a component: a menu reaches only its own children by keyboard. */
export function profileEntries({ isSignedIn, menu, close, onTeam, onLogOut }: ProfileEntriesProps): ReactNode[] {
  const link = (path: string, label: string, icon: string): ReactNode => (
    <MenuItem key={path} component={Link} to={path} onClick={close}>
      <EntryIcon path={icon} />
      {label}
    </MenuItem>
  );
  const openTeam = (): void => {
    close();
    onTeam?.();
  };
  return [
    ...(onTeam === null
      ? []
      : [
          <MenuItem key="team" aria-haspopup="dialog" onClick={openTeam}>
            <EntryIcon path={mdiAccountMultipleOutline} />
            {texts.team}
          </MenuItem>,
        ]),
    link('/account', texts.settings, mdiAccountCogOutline),
    helpEntry(close),
    link('/datenschutz', texts.privacy, mdiShieldLockOutline),
    link('/impressum', texts.imprint, mdiFileDocumentOutline),
    link('/agb', texts.terms, mdiScaleBalance),
    ...menu.map(({ path, label, icon }) => link(path, label, icon)),
    ...(isLocalHost() ? [link('/admin', texts.admin, mdiShieldAccountOutline)] : []),
    isSignedIn ? (
      <MenuItem
        key="logout"
        onClick={() => {
          close();
          onLogOut();
        }}
      >
        <EntryIcon path={mdiLogout} />
        {texts.logout}
      </MenuItem>
    ) : (
      link('/login', texts.login, mdiLogin)
    ),
  ];
}

function helpEntry(close: () => void): ReactNode {
  const address = outerHelp();
  const content = (
    <>
      <EntryIcon path={mdiHelpCircleOutline} />
      {texts.help}
    </>
  );
  if (address) {
    return (
      <MenuItem key="help" component="a" href={address} target="_blank" rel="noreferrer" onClick={close}>
        {content}
      </MenuItem>
    );
  }
  // Beside the work; with a modifier in a tab of its own, like every link.
  const openBeside = (event: MouseEvent): void => {
    close();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openHelp(null);
  };
  return (
    <MenuItem key="help" component="a" href="/hilfe" onClick={openBeside}>
      {content}
    </MenuItem>
  );
}

function EntryIcon({ path }: { readonly path: string }) {
  return (
    <ListItemIcon>
      <Icon path={path} fontSize="small" />
    </ListItemIcon>
  );
}
