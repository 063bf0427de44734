/** Where an author's workspaces are; `?ort=` names the one that is open. */
export const WORKSPACES_PATH = '/account/arbeitsbereiche';
