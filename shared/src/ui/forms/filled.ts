/** Whether a text has more than spaces. */
export const filled = (text: string): boolean => text.trim() !== '';
