import { counted, formatCount } from '@dialogwerk/shared/numbers';

/** What stands in 'Heute'. */
export const todayTexts = {
  title: 'Heute',
  tasks: {
    replies: (count: number) => counted(count, 'Antwort trainieren', 'Antworten trainieren'),
    findings: (count: number) => counted(count, 'Befund der Prüfung', 'Befunde der Prüfung'),
    comments: (count: number) => counted(count, 'offener Kommentar', 'offene Kommentare'),
    approvals: (count: number) => counted(count, 'Freigabe: Bitte entscheiden', 'Freigaben: Bitte entscheiden'),
    declined: () => 'Freigabe abgelehnt: Begründung lesen',
    unpublished: (count: number) => counted(count, 'Änderung veröffentlichen', 'Änderungen veröffentlichen'),
  },
  all: (count: number) => `Alle ${formatCount(count)} zeigen`,
  fewer: 'Weniger zeigen',
  further: (count: number) =>
    counted(count, 'weitere Aufgabe ist älter.', 'weitere Aufgaben sind älter. Sie rücken nach.'),
  loading: 'Ihre Aufgaben werden geladen …',
  none: 'Heute wartet nichts auf Sie. Hier steht es, sobald Antworten, Kommentare oder Änderungen Sie brauchen.',
  fault: (reason: string) => `Was heute ansteht, konnte nicht geladen werden. ${reason}`,
} as const;
