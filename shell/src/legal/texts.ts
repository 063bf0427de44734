/** What stands around the operator's texts. */
export const texts = {
  loading: 'Der Text wird geladen …',
  faultTitle: 'Der Text konnte nicht geladen werden',
  unfilled: (count: number) =>
    count === 1
      ? 'Dieser Text ist noch nicht vollständig: Der Betreiber muss noch eine Angabe ergänzen.'
      : `Dieser Text ist noch nicht vollständig: Der Betreiber muss noch ${count} Angaben ergänzen.`,
  placeholder: (name: string) => `noch auszufüllen: ${name}`,
  newTab: '(öffnet in einem neuen Tab)',
  others: 'Weitere Informationen',
} as const;
