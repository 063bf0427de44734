import { Checkbox, FormControlLabel, Icon, IconButton, Stack } from '@dialogwerk/shared/ui';
import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { managerTexts } from '../managerTexts.ts';

interface ChosenSurveyProps {
  readonly name: string;
  /** Among the chosen ones; -1 where it is not chosen. */
  readonly place: number;
  /** The last place. */
  readonly last: number;
  readonly onToggle: () => void;
  readonly onMove: (by: number) => void;
}

/** A dialog that can be chosen, and moved once it is. */
export function ChosenSurvey({ name, place, last, onToggle, onMove }: ChosenSurveyProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', minHeight: 48, py: 0.5 }}
    >
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mr: 0, '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' } }}
        label={name}
        control={<Checkbox checked={place >= 0} onChange={onToggle} size="small" />}
      />
      {place >= 0 && (
        <>
          <Mover label={managerTexts.moveUp(name)} icon={mdiArrowUp} isAtEnd={place === 0} onMove={() => onMove(-1)} />
          <Mover
            label={managerTexts.moveDown(name)}
            icon={mdiArrowDown}
            isAtEnd={place === last}
            onMove={() => onMove(1)}
          />
        </>
      )}
    </Stack>
  );
}

interface MoverProps {
  readonly label: string;
  readonly icon: string;
  readonly isAtEnd: boolean;
  readonly onMove: () => void;
}

function Mover({ label, icon, isAtEnd, onMove }: MoverProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isAtEnd}
      sx={{ opacity: isAtEnd ? 0.4 : 1 }}
      onClick={onMove}
    >
      <Icon path={icon} fontSize="small" />
    </IconButton>
  );
}
