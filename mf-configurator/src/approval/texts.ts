import { counted } from '@dialogwerk/shared/numbers';

const changes = (count: number): string => counted(count, 'Änderung', 'Änderungen');

/** What authors read about approval before publishing, of dialogs and multi-chats alike (docs/decisions/0171). */
export const approvalTexts = {
  rule: 'Hier gilt das Vier-Augen-Prinzip: Eine zweite Person sieht sich an, was sich für Teilnehmende ändert, und gibt es frei.',
  note: 'Was ist anders? (freiwillig)',
  noteHint: 'Zum Beispiel: Frage 3 klarer gestellt',
  whom: 'Wen fragen Sie?',
  whomAll: 'Niemand ausgewählt heißt: alle, die freigeben dürfen.',
  whomOne: (name: string) => `Gefragt wird ${name}.`,
  nobody:
    'Außer Ihnen darf hier gerade niemand freigeben. Laden Sie unter „Team“ jemanden mit vollem Zugriff ein, oder schalten Sie das Vier-Augen-Prinzip unten aus. Anfragen können Sie schon jetzt: Die Anfrage wartet so lange.',
  goesLive: 'Mit der Freigabe live schalten',
  ask: 'Freigabe anfragen',
  askVersion: (moment: string) => `Freigabe für diese Version anfragen: ${moment}`,
  asked: 'Freigabe angefragt. Für Teilnehmende ändert sich erst etwas, wenn sie erteilt ist.',
  notAsked: (reason: string) => `Die Freigabe wurde nicht angefragt. ${reason}`,
  unsaved: 'Ihre letzten Änderungen werden gerade gespeichert.',

  loading: 'Der Stand der Freigabe wird geladen …',
  fault: (reason: string) => `Der Stand der Freigabe konnte nicht geladen werden. ${reason}`,
  waitingOwn: 'Ihre Anfrage wartet auf Freigabe',
  waiting: (name: string) => `${name} bittet um Freigabe`,
  somebody: 'Jemand, dessen Konto es nicht mehr gibt,',
  since: (moment: string) => `Angefragt am ${moment}.`,
  to: (names: string) => `Gefragt: ${names}. Auch andere, die veröffentlichen dürfen, können entscheiden.`,
  toAll: 'Gefragt sind alle, die veröffentlichen dürfen.',
  willGoLive: 'Mit der Freigabe geht es live.',
  behindOwn: (count: number) =>
    `Seit Ihrer Anfrage hat sich der Entwurf geändert (${changes(count)}). Freigegeben wird nur, was Sie angefragt haben.`,
  behind: (count: number) =>
    `Seit der Anfrage hat sich der Entwurf geändert (${changes(count)}). Sie geben nur frei, was angefragt ist; das Neue bekommen Teilnehmende noch nicht.`,
  askAnew: 'Mit der jetzigen Version neu anfragen',
  withdraw: 'Anfrage zurückziehen',
  withdrawn: 'Die Anfrage ist zurückgezogen.',
  undo: 'Rückgängig',
  waitsAgain: 'Die Anfrage wartet wieder.',
  notWithdrawn: (reason: string) => `Das hat nicht geklappt. ${reason}`,
  otherDecides: 'Entscheiden kann eine andere Person als Sie, die hier veröffentlichen darf.',
  mayNot: 'Freigeben dürfen nur Besitzer und Personen mit vollem Zugriff.',

  approve: 'Freigeben und veröffentlichen',
  approveOff: 'Zustimmen und ausschalten',
  decline: 'Ablehnen …',
  reason: 'Warum lehnen Sie ab?',
  reasonHint: 'Wer angefragt hat, liest Ihre Begründung.',
  declineNow: 'Mit Begründung ablehnen',
  cancel: 'Doch nicht',
  approved: 'Freigegeben. Wer ab jetzt beginnt, bekommt diese Version.',
  declined: 'Abgelehnt. Für Teilnehmende ändert sich nichts.',
  notDecided: (reason: string) => `Ihre Entscheidung wurde nicht gespeichert. ${reason}`,
  declinedBy: (name: string, moment: string) => `${name} hat am ${moment} abgelehnt:`,

  past: 'Bisherige Anfragen',
  states: {
    waiting: 'wartet',
    approved: 'freigegeben',
    declined: 'abgelehnt',
    withdrawn: 'zurückgezogen',
    lapsed: 'erledigt: keine Freigabe mehr nötig',
  },
  askedBy: (name: string, moment: string) => `Angefragt von ${name} am ${moment}`,
  decidedBy: (state: string, name: string, moment: string) => `${state} von ${name} am ${moment}`,
  forOff: 'Vier-Augen-Prinzip ausschalten',

  fourEyes: 'Vier-Augen-Prinzip',
  fourEyesHint:
    'Veröffentlicht wird erst, wenn eine zweite Person zustimmt, die hier veröffentlichen darf. Das gilt auch für frühere Versionen, API-Schlüssel, Multi-Chats mit diesem Dialog und Kopien.',
  turnedOn: 'Das Vier-Augen-Prinzip gilt jetzt für diesen Dialog.',
  turnedOff: 'Das Vier-Augen-Prinzip gilt für diesen Dialog nicht mehr.',
  notTurned: (reason: string) => `Das Vier-Augen-Prinzip bleibt, wie es war. ${reason}`,
  offAsked: 'Angefragt. Das Vier-Augen-Prinzip gilt weiter, bis eine zweite Person zustimmt.',
  offTakesTwo: 'Ausschalten geht nur zu zweit: Mit dem Schalter fragen Sie die anderen.',
  offOwn: 'Sie möchten das Vier-Augen-Prinzip ausschalten. Eine zweite Person muss zustimmen.',
  offOther: (name: string) => `${name} möchte das Vier-Augen-Prinzip ausschalten.`,
} as const;
