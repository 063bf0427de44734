import { send } from '@dialogwerk/shared/clients';
import type { Person } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $companions, $editedBy, $ownPointer } from '../../../awareness/companions.ts';
import { $pointers } from '../../../awareness/pointers.ts';
import { createPointerSender } from '../effects/createPointerSender.ts';
import type { PointerSender } from '../effects/createPointerSender.ts';
import { companionsIn, editedBy } from '../model/companionsIn.ts';
import type { Companion } from '../../../awareness/Companion.ts';
import { texts } from '../texts.ts';

/** How often who has fallen silent is looked for, in milliseconds. */
const LOOK_MS = 5_000;

interface AwarenessProps {
  readonly survey_id: string;
  readonly client: string;
  /** Who else has the dialog open; somebody. */
  readonly others: readonly Person[];
  /** The block that is selected here; null for none. */
  readonly selected: string | null;
  /** Who may only read says nothing. */
  readonly readOnly: boolean;
  /** Tells screen readers who has come. */
  readonly onAnnounce: (sentence: string) => void;
}

/** For one window and role (`key`): tells the other authors where this one is, and keeps where they are. Draws nothing, but says who has come. */
export function Awareness({ survey_id, client, others, selected, readOnly, onAnnounce }: AwarenessProps) {
  const pointers = useStore($pointers);
  const ids = others.map(({ user_id }) => user_id).join(' ');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(looking);
  }, []);
  useEffect(() => show(companionsIn({ pointers, others, now })), [pointers, others, now]);
  useEffect(() => () => hide(), []);

  const sender = useRef<PointerSender<Where> | null>(null);
  useEffect(() => {
    if (readOnly) return undefined;
    const own = createPointerSender<Where>({ at: null, unique_question_id: null }, (where) =>
      send('setPointer', { survey_id, client, ...where }),
    );
    sender.current = own;
    return () => {
      own.stop();
      sender.current = null;
    };
  }, [survey_id, client, readOnly]);
  useEffect(() => {
    const tell = (): void => sender.current?.move({ at: $ownPointer.get(), unique_question_id: selected });
    tell();
    return $ownPointer.listen(tell);
  }, [selected]);
  useEffect(() => {
    // Whoever comes has heard nothing yet.
    if (ids !== '') sender.current?.repeat();
  }, [ids]);

  const greeted = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const came = others.filter(({ user_id }) => !greeted.current.has(user_id));
    greeted.current = new Set(others.map(({ user_id }) => user_id));
    if (came.length > 0) onAnnounce(texts.came(came.map(({ name }) => name)));
  }, [others, onAnnounce]);

  return null;
}

type Where = Pick<Companion, 'at' | 'unique_question_id'>;

function show(companions: readonly Companion[]): void {
  $companions.set(companions);
  const edited = editedBy(companions);
  if (JSON.stringify([...edited]) !== JSON.stringify([...$editedBy.get()])) $editedBy.set(edited);
}

function hide(): void {
  $companions.set(null);
  $editedBy.set(new Map());
}
