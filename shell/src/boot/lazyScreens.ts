/** The shell's own screens whose code is loaded when they are opened. */
export const lazyScreens = {
  login: async () => (await import('../session/ui/LoginScreen.tsx')).LoginScreen,
  loginRefresh: async () => (await import('../session/ui/LoginRefreshScreen.tsx')).LoginRefreshScreen,
  legal: async () => (await import('../legal/ui/LegalPage.tsx')).LegalPage,
  crimeTeaser: async () => (await import('../pages/CrimeTeaser.tsx')).CrimeTeaser,
  magicLink: async () => (await import('../entry/ui/MagicLinkScreen.tsx')).MagicLinkScreen,
  emailValidation: async () => (await import('../entry/ui/ValidationScreen.tsx')).ValidationScreen,
  resetPassword: async () => (await import('../entry/ui/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  account: async () => (await import('../account/ui/AccountScreen.tsx')).AccountScreen,
  workspaces: async () => (await import('../workspaces/ui/WorkspacesScreen.tsx')).WorkspacesScreen,
  help: async () => (await import('../help/ui/HelpScreen.tsx')).HelpScreen,
  admin: async () => (await import('../admin/ui/AdminScreen.tsx')).AdminScreen,
} as const;
