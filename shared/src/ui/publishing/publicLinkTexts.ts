/** What authors read at the link for respondents, wherever it stands. */
export const publicLinkTexts = {
  open: 'In neuem Tab öffnen',
  qr: (name: string) => `QR-Code mit dem Link zu „${name}“`,
  qrDownload: 'QR-Code speichern',
  qrFile: (name: string) => `QR-Code ${name}.svg`,
  qrPicture: 'Als PNG',
  qrPictureFile: (name: string) => `QR-Code ${name}.png`,
  sheet: 'Druckblatt',
  scan: 'Code mit der Kamera des Telefons öffnen oder die Adresse eingeben.',
  print: 'Drucken',
  close: 'Schließen',
} as const;
