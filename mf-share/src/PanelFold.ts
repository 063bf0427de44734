import { createContext } from 'react';

/** Folds the panel that reads it; null in one that cannot be folded. */
export const PanelFold = createContext<(() => void) | null>(null);
