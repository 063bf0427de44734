import { Box, Chip, Icon, laterPart } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiFolderOutline, mdiFolderPlusOutline } from '@mdi/js';
import type { Wanted } from '../../../listed/model/Wanted.ts';
import { useFolders } from '../../../listed/useFolders.ts';
import { texts } from '../../../texts.ts';
import { askForFolder } from '../changedFolder.ts';

const FolderMenu = laterPart(async () => (await import('./filingParts.ts')).FolderMenu);

interface FolderBarProps {
  readonly wanted: Pick<Wanted, 'folder_id' | 'tag'>;
  /** Something else lies in its place. */
  readonly isCovered: boolean;
  readonly hrefOf: (changes: Partial<Wanted>) => string;
  readonly onChange: (changes: Partial<Wanted>) => void;
}

/** The author's folders and tags as ways to their dialogs, and a way to a new folder. */
export function FolderBar({ wanted: { folder_id, tag: wantedTag }, isCovered, hrefOf, onChange }: FolderBarProps) {
  const known = useFolders();
  // Keeps the place of a row, so that the cards stay where they are.
  if (!known) return <Box sx={{ height: 32, mb: 3 }} />;
  const { folders, tags } = known;
  const hasAny = folders.length > 0 || tags.length > 0;
  const isAll = folder_id === null && wantedTag === null;
  return (
    <Box
      component="nav"
      aria-label={texts.folders.name}
      sx={{
        mb: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        visibility: isCovered ? 'hidden' : 'visible',
      }}
    >
      {hasAny && (
        <Place isHere={isAll} to={hrefOf({ folder_id: null, tag: null })}>
          {texts.folders.all}
        </Place>
      )}
      {folders.map((folder) => {
        const isHere = folder.folder_id === folder_id;
        return (
          <Box key={folder.folder_id} sx={{ display: 'flex', alignItems: 'center', minWidth: 0, maxWidth: 1 }}>
            <Place isFolder isHere={isHere} to={hrefOf({ folder_id: folder.folder_id, tag: null })}>
              {`${folder.name} (${folder.surveys})`}
            </Place>
            {isHere && <FolderMenu folder={folder} onDelete={() => onChange({ folder_id: null })} />}
          </Box>
        );
      })}
      {tags.map(({ tag, surveys }) => (
        <Place key={tag} isHere={tag === wantedTag} to={hrefOf({ tag, folder_id: null })}>
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

interface PlaceProps {
  readonly isFolder?: boolean;
  readonly isHere: boolean;
  readonly to: string;
  readonly children: string;
}

function Place({ isFolder = false, isHere, to, children }: PlaceProps) {
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
      {...(isFolder ? { icon: <Icon path={mdiFolderOutline} fontSize="small" /> } : {})}
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
