import type { LibraryWorkspace } from '@dialogwerk/shared/contract';
import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@dialogwerk/shared/ui';
import { libraryTexts as texts } from '../libraryTexts.ts';
import type { LibraryWish } from '../model/LibraryWish.ts';
import { workspaceName } from '../model/workspaceName.ts';

interface LibraryFiltersProps {
  readonly wish: LibraryWish;
  readonly workspaces: readonly LibraryWorkspace[];
  readonly onWish: (change: Partial<LibraryWish>) => void;
}

const kinds = ['all', 'image', 'audio', 'video'] as const;

/** What of the library is shown: a kind, a workspace where there are several, and what lacks words. */
export function LibraryFilters({ wish, workspaces, onWish }: LibraryFiltersProps) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={texts.kind}
        value={wish.kind}
        onChange={({ target }) => onWish({ kind: kinds.find((kind) => kind === target.value) ?? 'all' })}
        sx={{ minWidth: 130 }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {texts.kinds[kind]}
          </MenuItem>
        ))}
      </TextField>
      {workspaces.length > 1 && (
        <TextField
          select
          size="small"
          label={texts.workspace}
          value={wish.workspace_id}
          onChange={({ target }) => onWish({ workspace_id: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 180, maxWidth: 1 }}
        >
          <MenuItem value="">{texts.allWorkspaces}</MenuItem>
          {workspaces.map((workspace) => (
            <MenuItem key={workspace.workspace_id} value={workspace.workspace_id}>
              {workspaceName(workspace)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FormControlLabel
        label={texts.undescribed}
        control={
          <Switch checked={wish.undescribed} onChange={({ target }) => onWish({ undescribed: target.checked })} />
        }
      />
    </Stack>
  );
}
