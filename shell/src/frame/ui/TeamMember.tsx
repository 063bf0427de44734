import type { SharingMember } from '@dialogwerk/shared/contract';
import { Chip, ListItem, ListItemText } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

interface TeamMemberProps {
  readonly member: SharingMember;
  readonly isOwn: boolean;
}

/** One member with role; an invitation that waits is marked, but never the owner's (spec §4). */
export function TeamMember({ member: { name, role, invite_accepted }, isOwn }: TeamMemberProps) {
  const isPending = invite_accepted === 0 && role !== 'Besitzer';
  return (
    <ListItem disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={isOwn ? `${name} (${texts.you})` : name}
        secondary={isPending ? texts.pending : undefined}
        sx={{ overflowWrap: 'anywhere', flexBasis: 180 }}
      />
      <Chip label={role} size="small" variant="outlined" />
    </ListItem>
  );
}
