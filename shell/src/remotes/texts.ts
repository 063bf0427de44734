import type { ModuleId } from '@dialogwerk/shared/contract';
import type { LoadFaultKind } from './model/LoadFault.ts';

const areas: Readonly<Record<ModuleId, string>> = {
  'mf-dashboard': 'Dashboard',
  'mf-configurator': 'Bearbeiten',
  'mf-assess-live': 'Testen',
  'mf-share': 'Teilen',
  'mf-analyse': 'Analyse',
};

const reasons: Readonly<Record<LoadFaultKind, string>> = {
  registry: 'Der Server hat nicht mitgeteilt, woher dieser Bereich geladen wird.',
  'unknown-module': 'Dieser Bereich ist auf dem Server zurzeit nicht bereitgestellt.',
  entry: 'Dieser Bereich konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen.',
  timeout: 'Dieser Bereich wurde nicht rechtzeitig geladen. Vielleicht ist die Verbindung gerade sehr langsam.',
  contract:
    'Dieser Bereich passt nicht zu der Version, die in Ihrem Browser geöffnet ist. Meist hilft es, die Seite neu zu laden.',
  evaluation: 'Dieser Bereich wurde geladen, ließ sich aber nicht starten.',
};

export const texts = {
  area: (id: ModuleId) => areas[id],
  loading: (id: ModuleId) => `Der Bereich „${areas[id]}“ wird geladen.`,
  missing: (id: ModuleId) => `Der Bereich „${areas[id]}“ fehlt gerade`,
  crashed: (id: ModuleId) => `Im Bereich „${areas[id]}“ ist ein Fehler aufgetreten`,
  crashReason: 'Die Anzeige wurde angehalten.',
  reason: (kind: LoadFaultKind) => reasons[kind],
  safe: 'Ihre gespeicherten Dialoge und alle Antworten sind davon nicht betroffen. Die übrigen Bereiche können Sie weiter benutzen.',
  reload: 'Seite neu laden',
} as const;
