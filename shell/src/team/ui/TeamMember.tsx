import { mdiAccountRemoveOutline } from '@mdi/js';
import { Box, Button, Chip, Icon, IconButton, ListItem, Stack, Typography } from '@dialogwerk/shared/ui';
import { Fragment, useRef, useState } from 'react';
import { givenTo, isPending } from '../model/Team.ts';
import type { GivenRole, TeamPerson } from '../model/Team.ts';
import { texts } from '../texts.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { RoleSelect } from './RoleSelect.tsx';

interface TeamMemberProps {
  readonly member: TeamPerson;
  readonly isOwn: boolean;
  /** Neither the owner nor oneself, for who has the permission (spec §6). */
  readonly canChange: boolean;
  readonly onRole: (role: GivenRole) => void;
  readonly onResend: () => void;
  readonly onRemove: () => void;
}

/** One member: name, role, and what waits for an answer. Removing asks first: it could not be undone without a new invitation. */
export function TeamMember({ member, isOwn, canChange, onRole, onResend, onRemove }: TeamMemberProps) {
  const { name, role, workspace } = member;
  const [isAsking, setIsAsking] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const keep = (): void => {
    setIsAsking(false);
    removeButton.current?.focus();
  };
  return (
    <ListItem disableGutters sx={{ display: 'block', py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <BreakableAddress address={name} />
          {isOwn && <Chip label={texts.you} size="small" sx={{ ml: 1 }} />}
        </Box>
        {canChange ? (
          <Stack direction="row" sx={{ flex: '0 1 auto', minWidth: 0, alignItems: 'center' }}>
            <RoleSelect name={name} role={givenTo(member)} onChange={onRole} />
            <IconButton
              ref={removeButton}
              aria-label={texts.remove(name)}
              aria-expanded={isAsking}
              title={texts.remove(name)}
              onClick={() => setIsAsking(true)}
            >
              <Icon path={mdiAccountRemoveOutline} />
            </IconButton>
          </Stack>
        ) : (
          <Chip label={role} size="small" variant="outlined" />
        )}
      </Stack>
      {workspace && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {texts.byWorkspace(workspace.name, canChange ? workspace.role : null)}
        </Typography>
      )}
      {isPending(member) && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.pending}
          </Typography>
          {canChange && (
            <Button size="small" onClick={onResend}>
              {texts.resend}
            </Button>
          )}
        </Stack>
      )}
      {isAsking && (
        <RemoveQuestion
          label={texts.remove(name)}
          question={workspace ? texts.askRemoveOwn : texts.askRemove}
          confirm={texts.doRemove}
          onKeep={keep}
          onRemove={() => {
            setIsAsking(false);
            onRemove();
          }}
        />
      )}
    </ListItem>
  );
}

/** An e-mail address that breaks after its signs before it breaks within a word. */
function BreakableAddress({ address }: { readonly address: string }) {
  const parts = [...address.split(/(?<=[@.])/).entries()];
  return parts.map(([place, part]) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
