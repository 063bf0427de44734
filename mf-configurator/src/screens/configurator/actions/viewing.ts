import {
  mdiConsoleLine,
  mdiFitToScreenOutline,
  mdiFormatListNumbered,
  mdiGraphOutline,
  mdiKeyboardOutline,
  mdiMagnify,
  mdiMessageTextOutline,
  mdiMinus,
  mdiPlus,
  mdiPrinterOutline,
} from '@mdi/js';
import { $canvasView } from '../../../features/canvas/state/canvasView.ts';
import { texts } from '../../../texts.ts';
import type { Action } from './Action.ts';

export const editMessages: Action = {
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

export const search: Action = {
  id: 'search',
  label: texts.search,
  icon: mdiMagnify,
  place: 'bar',
  shortcut: 'search',
  changes: false,
  isPossible: ({ survey }) => survey.all_questions.length > 0,
  perform: ({ showOverlay }) => showOverlay({ kind: 'search' }),
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
  perform: ({ showOverlay }) => showOverlay({ kind: 'shortcuts' }),
};

export const commands: Action = {
  id: 'commands',
  label: texts.commands,
  icon: mdiConsoleLine,
  place: 'menu',
  shortcut: 'commands',
  changes: false,
  isPossible: () => true,
  perform: ({ showOverlay }) => showOverlay({ kind: 'commands' }),
};

/** Buttons of the graph itself do the same. */
function zooming(id: 'zoomIn' | 'zoomOut' | 'fitView', icon: string): Action {
  return {
    id,
    label: texts.zooming[id],
    icon,
    place: 'nowhere',
    shortcut: id,
    changes: false,
    isPossible: () => $canvasView.get() !== null,
    perform: () => $canvasView.get()?.[id](),
  };
}

export const fitView = zooming('fitView', mdiFitToScreenOutline);

/** What shows another part of the dialog. */
export const viewing: readonly Action[] = [
  switchView,
  search,
  commands,
  editMessages,
  print,
  showShortcuts,
  zooming('zoomIn', mdiPlus),
  zooming('zoomOut', mdiMinus),
  fitView,
];
