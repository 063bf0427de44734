import { mdiDiceMultiple, mdiUpload } from '@mdi/js';
import { uploadOwnAvatar } from '@dialogwerk/shared/clients';
import { AVATAR_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { Account, GeneratedAvatar } from '@dialogwerk/shared/contract';
import { Avatar, Button, Icon, Stack } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { initialsOf } from '../../frame/model/initialsOf.ts';
import { avatarAddress } from '../model/avatarAddress.ts';
import { texts } from '../texts.ts';
import { updateAccount } from '../updateAccount.ts';
import { AvatarOptions } from './AvatarOptions.tsx';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** A word that nobody has thought of. */
const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/** The picture: initials, a generated one with its options (spec §3), or an uploaded one. */
export function AvatarSection({ account }: { readonly account: Account }) {
  const { problem, isSaving, save } = useSaving();
  const [draft, setDraft] = useState<GeneratedAvatar | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = draft ? avatarAddress(draft) : account.avatar_src;

  const keep = async (avatar: GeneratedAvatar | null): Promise<void> => {
    setRefusal(null);
    if (await save(() => updateAccount({ avatar }), texts.avatarSaved)) setDraft(null);
  };
  const upload = async (file: File): Promise<void> => {
    const isTooLarge = file.size > AVATAR_LIMIT_BYTES;
    setRefusal(isTooLarge ? texts.uploadTooLarge(AVATAR_LIMIT_BYTES / 1024 / 1024) : null);
    if (!isTooLarge && (await save(() => uploadOwnAvatar(file), texts.avatarSaved))) setDraft(null);
  };

  return (
    <Section title={texts.avatar} help={texts.avatarHelp}>
      <Problem text={refusal ?? problem} />
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Avatar
          alt={texts.avatarNow}
          {...(shown === null ? {} : { src: shown })}
          sx={{ width: 96, height: 96, fontSize: '2rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {initialsOf(account)}
        </Avatar>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flex: '1 1 240px' }}>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiDiceMultiple} />}
            onClick={() => setDraft({ ...(draft ?? account.avatar), seed: newSeed() })}
          >
            {draft ? texts.redraw : texts.draw}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiUpload} />}
            disabled={isSaving}
            onClick={() => input.current?.click()}
          >
            {texts.upload}
          </Button>
          {account.avatar && !draft && <Button onClick={() => setDraft(account.avatar)}>{texts.adjust}</Button>}
          {account.avatar_src !== null && !draft && (
            <Button disabled={isSaving} onClick={() => void keep(null)}>
              {texts.showInitials}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={texts.upload}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void upload(file);
            }}
          />
        </Stack>
      </Stack>
      {draft && (
        <>
          <AvatarOptions avatar={draft} onChange={setDraft} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > button': { whiteSpace: 'nowrap' } }}>
            <Button variant="contained" loading={isSaving} onClick={() => void keep(draft)}>
              {texts.takeDrawn}
            </Button>
            <Button onClick={() => setDraft(null)}>{texts.cancel}</Button>
          </Stack>
        </>
      )}
    </Section>
  );
}
