/** A module's name: 'mf-' and one to three parts of small letters and digits (`isModuleId`). */
export type ModuleId = `mf-${string}`;

/** Whether a text may name a module; whether there is such a module the registry says. */
export const isModuleId = (text: unknown): text is ModuleId =>
  typeof text === 'string' && /^mf(-[a-z\d]{1,16}){1,3}$/.test(text);
