import {
  mdiFormatListNumbered,
  mdiGraphOutline,
  mdiKeyboardOutline,
  mdiMagnify,
  mdiMessageTextOutline,
  mdiPrinterOutline,
} from '@mdi/js';
import { texts } from '../../../texts.ts';
import type { Action } from './Action.ts';

const editMessages: Action = {
  id: 'messages',
  label: texts.messages,
  icon: mdiMessageTextOutline,
  place: 'bar-if-wide',
  shortcut: null,
  changes: false,
  isPossible: () => true,
  perform: ({ select }) => select({ kind: 'messages' }),
};

const switchView: Action = {
  id: 'view',
  label: ({ view }) => (view === 'graph' ? texts.showList : texts.showGraph),
  icon: ({ view }) => (view === 'graph' ? mdiFormatListNumbered : mdiGraphOutline),
  place: 'bar',
  shortcut: 'view',
  changes: false,
  isPossible: ({ survey }) => survey.all_questions.length > 0,
  perform: ({ view, showView, announce }) => {
    showView(view === 'graph' ? 'list' : 'graph');
    announce(view === 'graph' ? texts.listShown : texts.graphShown);
  },
};

const search: Action = {
  id: 'search',
  label: texts.search,
  icon: mdiMagnify,
  place: 'bar',
  shortcut: 'search',
  changes: false,
  isPossible: ({ survey }) => survey.all_questions.length > 0,
  perform: ({ showOverlay }) => showOverlay('search'),
};

const print: Action = {
  id: 'print',
  label: texts.print,
  icon: mdiPrinterOutline,
  place: 'menu',
  shortcut: 'print',
  changes: false,
  isPossible: ({ survey }) => survey.all_questions.length > 0,
  perform: () => window.print(),
};

const showShortcuts: Action = {
  id: 'shortcuts',
  label: texts.shortcuts,
  icon: mdiKeyboardOutline,
  place: 'menu',
  shortcut: 'shortcuts',
  changes: false,
  isPossible: () => true,
  perform: ({ showOverlay }) => showOverlay('shortcuts'),
};

/** What shows another part of the dialog. */
export const viewing: readonly Action[] = [switchView, search, editMessages, print, showShortcuts];
