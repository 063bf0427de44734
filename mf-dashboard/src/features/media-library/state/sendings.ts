import { ApiError, reasonOf, uploadToLibrary } from '@dialogwerk/shared/clients';
import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { atom } from 'nanostores';
import { libraryTexts } from '../libraryTexts.ts';

const texts = libraryTexts.sending;

/** Where files go, and what they take the place of. */
interface SendingTarget {
  readonly workspace_id?: string;
  /** A file of the library, by id and name. */
  readonly replaces?: { readonly file_id: string; readonly name: string };
}

/** A file that is being sent, waits for that, or was not taken. */
export interface Sending extends SendingTarget {
  readonly id: number;
  readonly file: File;
  /** How much of it has been sent, from 0 to 1; null while it waits. */
  readonly sent: number | null;
  /** Why it was not taken; null while it is not known. */
  readonly problem: string | null;
}

/** The files that are on their way, or failed; they go on while other screens are shown. */
export const $sendings = atom<readonly Sending[]>([]);

let lastId = 0;
let isRunning = false;
const running = new Map<number, AbortController>();

/** Sends files one after the other. */
export function sendFiles(files: readonly File[], target: SendingTarget): void {
  const fresh = files.map((file): Sending => {
    lastId += 1;
    return { ...target, id: lastId, file, sent: null, problem: problemOf(file) };
  });
  $sendings.set([...$sendings.get(), ...fresh]);
  void work();
}

/** Tries one again that was not taken. */
export function retrySending(id: number): void {
  change(id, { problem: null, sent: null });
  void work();
}

/** Ends one, or takes what is said of it away. */
export function endSending(id: number): void {
  const sending = $sendings.get().find((one) => one.id === id);
  if (!sending) return;
  running.get(id)?.abort();
  drop(id);
  if (sending.problem === null) showNotice(texts.cancelled(sending.file.name));
}

const change = (id: number, changed: Partial<Sending>): void =>
  $sendings.set($sendings.get().map((one) => (one.id === id ? Object.assign({}, one, changed) : one)));

const drop = (id: number): void => $sendings.set($sendings.get().filter((one) => one.id !== id));

/** What the server would refuse as well, before megabytes were sent. */
function problemOf({ type, size }: File): string | null {
  const limit = type.startsWith('image/') ? MEDIA_LIMIT_BYTES.image : MEDIA_LIMIT_BYTES.video;
  return size > limit ? texts.tooLarge(limit) : null;
}

async function work(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (;;) {
      const next = $sendings.get().find(({ sent, problem }) => sent === null && problem === null);
      if (!next) return;
      await send(next);
    }
  } finally {
    isRunning = false;
  }
}

async function send({ id, file, workspace_id, replaces }: Sending): Promise<void> {
  const aborting = new AbortController();
  running.set(id, aborting);
  change(id, { sent: 0 });
  try {
    const kept = await uploadToLibrary(file, {
      ...(workspace_id === undefined ? {} : { workspace_id }),
      ...(replaces === undefined ? {} : { replaces: replaces.file_id }),
      onSent: (sent) => change(id, { sent }),
      signal: aborting.signal,
    });
    drop(id);
    if (kept.was_there) showNotice(texts.wasThere(file.name, kept.file.name));
    else if (replaces === undefined) showNotice(texts.done(kept.file.name));
    else showNotice([texts.replaced(replaces.name, kept.replaced_in), ...leftOf(kept.left_in)].join(' '));
  } catch (error) {
    // Whoever has ended it was told already.
    if (!(error instanceof ApiError)) throw error;
    if (!aborting.signal.aborted) change(id, { problem: reasonOf(error) });
  } finally {
    running.delete(id);
  }
}

const leftOf = (count: number): readonly string[] => (count > 0 ? [texts.left(count)] : []);
