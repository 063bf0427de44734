/** German sentences about the proof of a dialog. */
export const checkTexts = {
  overBudget:
    'Die Prüfung dieses Dialogs dauert zu lange und wurde abgebrochen: Er hat sehr viele Bedingungen oder Rechnungen. Der Dialog ist unverändert; bitte vereinfachen Sie die Bedingungen, oder prüfen Sie den Dialog im Konfigurator.',
} as const;
