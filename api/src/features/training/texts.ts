/** German sentences about training. */
export const trainingTexts = {
  unknownBlock: (id: string) =>
    `Den Block „${id}“ gibt es in diesem Dialog nicht (mehr). Bitte laden Sie den Dialog neu.`,
} as const;
