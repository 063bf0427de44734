import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { Fragment, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { foundFields } from '../model/fieldsOf.ts';
import type { FieldEntry } from '../model/fieldsOf.ts';
import type { FilterField } from '../model/FilterField.ts';
import { filterTexts as texts } from '../texts.ts';

interface FieldMenuProps {
  readonly entries: readonly FieldEntry[];
  readonly onChoose: (field: FilterField) => void;
  readonly onClose: () => void;
}

/** The dialog opens for the search alone. */
const focused = (input: HTMLInputElement | null): void => input?.focus();

const groups = ['facts', 'sources', 'answers'] as const;

/** Everything that can be asked for, to be searched; Enter in the search takes the first found. */
export function FieldMenu({ entries, onChoose, onClose }: FieldMenuProps) {
  const [search, setSearch] = useState('');
  const found = foundFields(entries, search);
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    onChoose(first.field);
  };
  return (
    <>
      <DialogContent sx={{ pb: 0, height: 420, display: 'flex', flexDirection: 'column' }}>
        <TextField
          inputRef={focused}
          fullWidth
          size="small"
          type="search"
          label={texts.search}
          value={search}
          sx={{ mt: 1, flexShrink: 0 }}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={onKeyDown}
        />
        <Box sx={{ flex: 1, minHeight: 0, mt: 1, mx: -3, overflowY: 'auto' }}>
          {found.length === 0 && (
            <Typography role="status" color="textSecondary" sx={{ px: 3, py: 2 }}>
              {texts.nothingFound}
            </Typography>
          )}
          {groups.map((group) => {
            const inGroup = found.filter((entry) => entry.group === group);
            if (inGroup.length === 0) return null;
            return (
              <Fragment key={group}>
                <Typography aria-hidden variant="body2" color="textSecondary" sx={{ px: 3, pt: 1 }}>
                  {texts.groups[group]}
                </Typography>
                <List dense disablePadding aria-label={texts.groups[group]} sx={{ pb: 1 }}>
                  {inGroup.map(({ id, name, field }) => (
                    <ListItem key={id} disablePadding>
                      <ListItemButton sx={{ px: 3 }} onClick={() => onChoose(field)}>
                        <ListItemText primary={name} sx={{ overflowWrap: 'anywhere' }} />
                      </ListItemButton>
                    </ListItem>
                  ))}
                </List>
              </Fragment>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </>
  );
}
