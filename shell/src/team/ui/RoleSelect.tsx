import { MenuItem, TextField } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { givenRoles } from '../model/Team.ts';
import type { GivenRole } from '../model/Team.ts';

interface RoleSelectProps {
  readonly name: string;
  readonly role: string;
  readonly onChange: (role: GivenRole) => void;
}

/** A member's role, at most 200 px wide (spec §9). */
export function RoleSelect({ name, role, onChange }: RoleSelectProps) {
  return (
    <TextField
      select
      size="small"
      value={role}
      onChange={({ target }) => {
        const chosen = givenRoles.find((given) => given === target.value);
        if (chosen !== undefined && chosen !== role) onChange(chosen);
      }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `${texts.roleOf(name)}: ${role}` } } }}
      sx={{ minWidth: 0, maxWidth: 200 }}
    >
      {givenRoles.map((given) => (
        <MenuItem key={given} value={given}>
          {given}
        </MenuItem>
      ))}
    </TextField>
  );
}
