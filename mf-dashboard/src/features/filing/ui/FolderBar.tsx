import { Box, Chip, Icon, IconButton, laterPart } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiAccountGroupOutline, mdiCogOutline, mdiFolderOutline, mdiFolderPlusOutline } from '@mdi/js';
import type { Wanted } from '../../../listed/model/Wanted.ts';
import { useFolders } from '../../../listed/useFolders.ts';
import { useWorkspaces } from '../../../listed/useWorkspaces.ts';
import { texts } from '../../../texts.ts';
import { askForFolder } from '../changedFolder.ts';

const FolderMenu = laterPart(async () => (await import('./filingParts.ts')).FolderMenu);

interface FolderBarProps {
  readonly wanted: Pick<Wanted, 'folder_id' | 'tag' | 'workspace_id'>;
  /** Something else lies in its place. */
  readonly isCovered: boolean;
  readonly hrefOf: (changes: Partial<Wanted>) => string;
  readonly onChange: (changes: Partial<Wanted>) => void;
}

/** The author's folders and tags as ways to their dialogs, and a way to a new folder. */
export function FolderBar({ wanted, isCovered, hrefOf, onChange }: FolderBarProps) {
  const { folder_id, tag: wantedTag, workspace_id: wantedWorkspace } = wanted;
  const known = useFolders();
  const workspaces = useWorkspaces();
  // Keeps the place of a row, so that the cards stay where they are.
  if (!known) return <Box sx={{ height: 32 }} />;
  const { folders, tags } = known;
  const hasAny = folders.length > 0 || tags.length > 0 || workspaces.length > 0;
  const isAll = folder_id === null && wantedTag === null && wantedWorkspace === null;
  return (
    <Box
      component="nav"
      aria-label={texts.folders.name}
      sx={{
        display: 'flex',
        maxWidth: 1,
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        visibility: isCovered ? 'hidden' : 'visible',
      }}
    >
      {hasAny && (
        <Place isHere={isAll} to={hrefOf(everywhere)}>
          {texts.folders.all}
        </Place>
      )}
      {folders.map((folder) => {
        const isHere = folder.folder_id === folder_id;
        return (
          <Box key={folder.folder_id} sx={{ display: 'flex', alignItems: 'center', minWidth: 0, maxWidth: 1 }}>
            <Place icon={mdiFolderOutline} isHere={isHere} to={hrefOf({ ...everywhere, folder_id: folder.folder_id })}>
              {`${folder.name} (${folder.surveys})`}
            </Place>
            {isHere && <FolderMenu folder={folder} onDelete={() => onChange({ folder_id: null })} />}
          </Box>
        );
      })}
      {workspaces.map(({ workspace_id, name, surveys }) => {
        const isHere = workspace_id === wantedWorkspace;
        return (
          <Box key={workspace_id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: 1 }}>
            <Place
              icon={mdiAccountGroupOutline}
              label={texts.folders.workspace(name, surveys)}
              isHere={isHere}
              to={hrefOf({ ...everywhere, workspace_id })}
            >
              {`${name} (${surveys})`}
            </Place>
            {isHere && (
              <IconButton
                component={Link}
                to={`/account/arbeitsbereiche?bereich=${workspace_id}`}
                size="small"
                aria-label={texts.folders.manage(name)}
                title={texts.folders.manage(name)}
              >
                <Icon path={mdiCogOutline} fontSize="small" />
              </IconButton>
            )}
          </Box>
        );
      })}
      {tags.map(({ tag, surveys }) => (
        <Place key={tag} isHere={tag === wantedTag} to={hrefOf({ ...everywhere, tag })}>
          {`#${tag} (${surveys})`}
        </Place>
      ))}
      <Chip
        variant="outlined"
        icon={<Icon path={mdiFolderPlusOutline} fontSize="small" />}
        label={texts.folders.add}
        onClick={() => askForFolder({ kind: 'new' })}
        sx={{ borderStyle: 'dashed' }}
      />
    </Box>
  );
}

const everywhere = { folder_id: null, tag: null, workspace_id: null } as const;

interface PlaceProps {
  readonly icon?: string;
  /** What it is called where that is more than is seen. */
  readonly label?: string;
  readonly isHere: boolean;
  readonly to: string;
  readonly children: string;
}

function Place({ icon, label, isHere, to, children }: PlaceProps) {
  return (
    <Chip
      component={Link}
      to={to}
      clickable
      replace
      aria-current={isHere ? 'true' : undefined}
      color={isHere ? 'primary' : 'default'}
      variant={isHere ? 'filled' : 'outlined'}
      label={children}
      {...(icon === undefined ? {} : { icon: <Icon path={icon} fontSize="small" /> })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      sx={{
        minWidth: 0,
        maxWidth: 1,
        // Not MUI's darker tone, on which the text cannot be read.
        '&.MuiChip-colorPrimary, &.MuiChip-colorPrimary:hover, &.MuiChip-colorPrimary:focus': {
          bgcolor: 'primary.main',
        },
      }}
    />
  );
}
