import { refusal } from './ErrorRecord.ts';

/** Refusals about taking part in multi-chats, and about calls from outside. */
export const multiChatErrors = {
  'chats/unknown-code': refusal(
    404,
    'Zu diesem Link gibt es kein Spiel (mehr). Bitte prüfen Sie, ob er vollständig ist.',
    'code',
  ),
  'push/not-offered': refusal(
    409,
    'Dieser Multi-Chat schickt keine Mitteilungen, solange seine Seite geschlossen ist.',
  ),
  'push/unknown-service': refusal(
    400,
    'Der Dienst, über den Ihr Browser Mitteilungen bekommt, wird hier nicht unterstützt. Es ist nichts gespeichert.',
    'endpoint',
  ),
  'signal/bad-signature': refusal(
    400,
    'Die Unterschrift des Aufrufs stimmt nicht. Es ist nichts geschehen; prüfen Sie den Schlüssel und den unterschriebenen Text.',
    'signature',
  ),
  'signal/too-old': refusal(
    400,
    'Der Aufruf wurde nicht in den letzten fünf Minuten unterschrieben. Es ist nichts geschehen; prüfen Sie die Uhr und unterschreiben Sie neu.',
    'timestamp',
  ),
  'signal/other-content': refusal(
    409,
    'Unter dieser Kennung kam schon ein anderer Aufruf. Es ist nichts geschehen; vergeben Sie je Aufruf eine neue Kennung.',
    'signal_id',
  ),
  'signal/unknown-participation': refusal(
    404,
    'Diese Teilnahme gibt es in diesem Multi-Chat nicht (mehr). Es ist nichts geschehen.',
    'participation',
  ),
  'signal/not-waited-for': refusal(
    409,
    'In der Version, die hier läuft, wartet dieser Block nicht auf eine Schnittstelle. Es ist nichts geschehen.',
    'unique_question_id',
  ),
};
