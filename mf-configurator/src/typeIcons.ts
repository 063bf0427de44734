import {
  mdiCheckboxMarkedOutline,
  mdiCommentTextOutline,
  mdiFormTextbox,
  mdiNumeric,
  mdiPoll,
  mdiRadioboxMarked,
  mdiVariable,
} from '@mdi/js';
import type { BlockType } from '@dialogwerk/shared/contract';

/** One icon per block type, for menu, card and inspector; also the order in which the types are offered. */
export const typeIcons: { readonly [T in BlockType]: string } = {
  message: mdiCommentTextOutline,
  single: mdiRadioboxMarked,
  multiple: mdiCheckboxMarkedOutline,
  likert: mdiPoll,
  open: mdiFormTextbox,
  number: mdiNumeric,
  assign: mdiVariable,
};
