import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { useEffect } from 'react';
import { loadPictures } from '../loadPictures.ts';

/** How long the list stands before its pictures are asked for, in milliseconds: the first screen comes first. */
const REST = 200;

/** Has the pictures of dialogs loaded once their cards are drawn. */
export function usePictures(surveys: readonly SurveyListItem[]): void {
  useEffect(() => {
    if (surveys.length === 0) return undefined;
    const timer = setTimeout(() => void loadPictures(surveys), REST);
    return () => clearTimeout(timer);
  }, [surveys]);
}
