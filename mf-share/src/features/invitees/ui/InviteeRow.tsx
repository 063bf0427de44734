import type { Invitee } from '@dialogwerk/shared/contract';
import { Icon, IconButton } from '@dialogwerk/shared/ui';
import { mdiClose } from '@mdi/js';
import { useEffect } from 'react';
import { inviteeTexts } from '../texts.ts';
import { nameOf } from '../model/nameOf.ts';

const texts = inviteeTexts.table;

/** Who scrolls past wants nothing of it: a page is fetched once the list rests on it. */
const REST_MS = 100;

interface InviteeRowProps {
  /** null while their page is on its way. */
  readonly person: Invitee | null;
  readonly columns: readonly string[];
  readonly index: number;
  readonly onWanted: (index: number) => void;
  readonly onRemove: (invitee_id: string) => void;
}

/** A person, what is known of them, how far they are, whether mails reach them, and the way off the list. */
export function InviteeRow({ person, columns, index, onWanted, onRemove }: InviteeRowProps) {
  const isThere = person !== null;
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => onWanted(index), REST_MS);
    return () => clearTimeout(timer);
  }, [isThere, index, onWanted]);
  if (!person) return <div className="row">{texts.waiting}</div>;
  const { invitee_id, email, known, state, mail } = person;
  const more = columns.map((name) => known[name] ?? '').filter((value) => value !== '');
  return (
    <div className="row">
      <span>
        <strong>{email ?? more[0] ?? texts.nobody}</strong>
        <span className="soft">{(email === null ? more.slice(1) : more).join(' · ')}</span>
      </span>
      <span className="standing">
        {state !== null && texts.states[state]}
        <span className="soft">{texts.mails[mail]}</span>
      </span>
      <IconButton size="small" aria-label={texts.remove(nameOf(person))} onClick={() => onRemove(invitee_id)}>
        <Icon path={mdiClose} />
      </IconButton>
    </div>
  );
}
