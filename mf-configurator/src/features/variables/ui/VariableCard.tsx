import { mdiPencilOutline } from '@mdi/js';
import { Icon, IconButton, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { nameProblem } from '../../../model/nameProblem.ts';
import { RenameForm } from '../../../RenameForm.tsx';
import { useRenaming } from '../../../useRenaming.ts';
import type { VariableEntry } from '../model/variablesIn.ts';
import { texts } from '../texts.ts';
import { PlaceList } from './PlaceList.tsx';

interface VariableCardProps {
  readonly entry: VariableEntry;
  readonly readOnly: boolean;
  /** Names that there are, in small letters. */
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (id: string | null) => void;
  readonly onRename: (name: string) => void;
}

/** One variable: its name, where it gets its value and where that is needed. */
export function VariableCard({ entry, readOnly, taken, onSelect, onRename }: VariableCardProps) {
  const { name, setAt, usedAt, isRenamable } = entry;
  const { isRenaming, begin, end, button } = useRenaming();
  const problemOf = (next: string): string | null => {
    const isOwn = next.toLowerCase() === name.toLowerCase();
    return nameProblem(next) ?? (taken.has(next.toLowerCase()) && !isOwn ? texts.taken(next) : null);
  };
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      {isRenaming ? (
        <RenameForm
          isCode
          name={name}
          texts={texts.renaming}
          problemOf={problemOf}
          onCancel={end}
          onRename={(next) => {
            end();
            onRename(next);
          }}
        />
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 34 }}>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {!readOnly && isRenamable && (
            <IconButton ref={button} size="small" aria-label={texts.rename(name)} onClick={begin}>
              <Icon path={mdiPencilOutline} fontSize="small" />
            </IconButton>
          )}
        </Stack>
      )}
      <PlaceList title={texts.setAt} places={setAt} none={texts.nowhereSet} isFault onSelect={onSelect} />
      <PlaceList title={texts.usedAt} places={usedAt} none={texts.nowhereUsed} isFault={false} onSelect={onSelect} />
    </Paper>
  );
}
