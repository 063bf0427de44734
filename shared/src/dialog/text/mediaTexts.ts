/** What authors call a file of their dialog. */
export const mediaTexts = { image: 'Bild', audio: 'Ton', video: 'Film', file: 'Datei' } as const;
