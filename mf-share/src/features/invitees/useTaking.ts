import type { CallRequest } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useRef, useState } from 'react';
import { sendPeople } from './sendPeople.ts';
import { inviteeTexts } from './texts.ts';

const texts = inviteeTexts.add;

/** Takes people onto a list; `onDone` is called once all are. `taking` is how many are, null while none is on the way; `halt` stops it, and who is taken by then stays. */
export function useTaking(onDone: () => void) {
  const [taking, setTaking] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const take = async (wish: CallRequest<'addInvitees'>): Promise<void> => {
    setProblem(null);
    setTaking(0);
    running.current = new AbortController();
    const { done, added, problem: why } = await sendPeople(wish, setTaking, running.current.signal);
    setTaking(null);
    if (why !== null) return setProblem(why === '' ? texts.halted(done) : texts.stopped(done, why));
    showNotice(texts.done(added, done - added));
    onDone();
  };
  return { taking, problem, take, halt: () => running.current?.abort() };
}
