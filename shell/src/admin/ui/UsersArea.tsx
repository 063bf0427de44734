import { send, useResource } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { AddressForm } from './AddressForm.tsx';
import { Loaded } from './Loaded.tsx';
import { Pager } from './Pager.tsx';
import { Rows } from './Rows.tsx';
import { SearchField } from './SearchField.tsx';
import { UserRow } from './UserRow.tsx';
import { useTyped } from './useTyped.ts';

/** All accounts of the installation. */
export function UsersArea() {
  const { text, settled, setText } = useTyped();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <AddressForm
        label={texts.inviteAddress}
        submitLabel={texts.inviteSend}
        onSubmit={async (username) => {
          await send('adminInviteUser', { username });
          showNotice(texts.invited(username));
        }}
      />
      <SearchField text={text} hint={texts.searchUsers} onText={setText} />
      <UserPages key={settled} search={settled} />
    </Stack>
  );
}

function UserPages({ search }: { readonly search: string }) {
  const [page, setPage] = useState(1);
  const { state, reload } = useResource('adminUsers', { page, ...(search === '' ? {} : { search }) });
  return (
    <Loaded state={state} onRetry={reload}>
      {({ users, total }) => (
        <>
          <Typography variant="body2" color="textSecondary" role="status">
            {texts.count(total, texts.user, texts.usersMany)}
          </Typography>
          <Rows label={texts.users} isEmpty={users.length === 0}>
            {users.map((user) => (
              <UserRow key={user.user_id} user={user} />
            ))}
          </Rows>
          <Pager page={page} total={total} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}
