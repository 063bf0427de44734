import { openStorage } from '@dialogwerk/shared/browser';
import { useEffect, useState } from 'react';

/** Opened once, because what a browser denies is kept in memory by whoever has opened it. */
const storage = openStorage('sessionStorage');

/**
 * Which panels were unfolded (true) or folded (false) by hand, or by the address that names one (`asked`), by their id, and a way to fold; of a dialog, or a
 * multi-chat by its public id. Outlives a reload in this tab, and Teilen's own new versions.
 */
export function useHandFolds(survey_id: string, asked: string) {
  const key = `dialogwerk-folds ${survey_id}`;
  const [folds, setFolds] = useState(() => readFolds(key));
  useEffect(() => void storage.write(key, JSON.stringify(folds)), [key, folds]);
  const fold = (id: string, isOpen: boolean): void => setFolds((before) => ({ ...before, [id]: isOpen }));
  const [followed, setFollowed] = useState('');
  if (asked !== followed) {
    setFollowed(asked);
    fold(asked, true);
  }
  return [folds, fold] as const;
}

function readFolds(key: string): Readonly<Record<string, boolean>> {
  const kept: unknown = JSON.parse(storage.read(key) ?? '{}');
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}
