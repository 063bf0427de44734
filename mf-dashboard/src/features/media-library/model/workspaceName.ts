import type { LibraryWorkspace } from '@dialogwerk/shared/contract';
import { libraryTexts } from '../libraryTexts.ts';

/** What a workspace is called; the author's own by the product. */
export const workspaceName = ({ name, is_personal }: LibraryWorkspace): string =>
  is_personal ? libraryTexts.ownWorkspace : name;
