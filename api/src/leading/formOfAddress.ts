const du = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|hast|bist|kannst|magst|meinst)(?!\p{L})/iu;
/** Not at the beginning, where 'Sie' may be somebody else. */
const sie = /(?<=[\p{Ll},:] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;

/** Whether a German text says du to whom it speaks to. */
export const saysDu = (text: string): boolean => du.test(text);

/** Whether a German text says Sie to whom it speaks to; what begins a sentence does not tell. */
export const saysSie = (text: string): boolean => sie.test(text);
