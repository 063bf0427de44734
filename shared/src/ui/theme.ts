import { createTheme } from '@mui/material/styles';
import { dialogHeight, noticeRoom } from './notices/noticeRoom.ts';

declare module '@mui/material/styles' {
  /** Spec §9 has one tone more than MUI. */
  interface PaletteOptions {
    readonly accent?: { readonly main: string };
  }
}

/** The veil behind dialogs (spec §9). */
const BACKDROP = '#2A2F3A';

/**
 * The theme of spec §9, light and dark. Text on a colour and coloured text use a darker or lighter tone of it, because the
 * main tones alone miss the contrast of WCAG AA (4.5:1) on their ground.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#5ABAB2', dark: '#1D655F', contrastText: '#0B2422' },
        secondary: { main: '#F5B63F', dark: '#805500', contrastText: '#2B1D00' },
        accent: { main: '#EE6F2D' },
        error: { main: '#CB474B', dark: '#A32E33' },
        warning: { main: '#CB474B', dark: '#A32E33' },
        info: { main: '#F5B63F', dark: '#805500', contrastText: '#2B1D00' },
        success: { main: '#5ABAB2', dark: '#1D655F', contrastText: '#0B2422' },
        text: { primary: 'rgba(0, 0, 0, 0.87)', secondary: 'rgba(0, 0, 0, 0.66)' },
        background: { default: '#F6F8F8', paper: '#FFFFFF' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#2196F3', dark: '#90CAF9', contrastText: '#04121F' },
        secondary: { main: '#424242', dark: '#E0E0E0', contrastText: '#FFFFFF' },
        accent: { main: '#FF4081' },
        error: { main: '#FF5252', dark: '#FF8A80', contrastText: '#1F0505' },
        warning: { main: '#FFC107', dark: '#FFE082', contrastText: '#1F1700' },
        info: { main: '#2196F3', dark: '#90CAF9', contrastText: '#04121F' },
        success: { main: '#4CAF50', dark: '#A5D6A7', contrastText: '#051407' },
        text: { primary: 'rgba(255, 255, 255, 0.92)', secondary: 'rgba(255, 255, 255, 0.72)' },
        background: { default: '#15181E', paper: '#1E222A' },
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily:
      'Figtree, "Figtree Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25 },
    h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
    h3: { fontSize: '1.05rem', fontWeight: 650, lineHeight: 1.35 },
  },
  components: {
    MuiButtonBase: {
      styleOverrides: {
        // Because the shade that MUI draws where the keyboard stands has a contrast of 1.4 to its ground.
        root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: '-2px' } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          minHeight: 40,
          // `dark` is the tone that reads on the ground, in both themes.
          '&.MuiButton-colorPrimary:not(.MuiButton-contained, .Mui-disabled)': { color: vars?.palette.primary.dark },
          // Hovering darkens the ground only a little, because the text on it is made for the main tone.
          '&.MuiButton-contained.MuiButton-colorPrimary:hover': {
            backgroundColor: `color-mix(in srgb, ${vars?.palette.primary.main} 88%, black)`,
          },
          '&.MuiButton-colorError:not(.MuiButton-contained, .Mui-disabled)': { color: vars?.palette.error.dark },
        }),
      },
    },
    MuiLink: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars?.palette.primary.dark }) } },
    MuiTab: {
      styleOverrides: { root: ({ theme: { vars } }) => ({ '&.Mui-selected': { color: vars?.palette.primary.dark } }) },
    },
    MuiInputLabel: {
      styleOverrides: { root: ({ theme: { vars } }) => ({ '&.Mui-focused': { color: vars?.palette.primary.dark } }) },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: {
          '&:not(.MuiBackdrop-invisible)': { backgroundColor: `color-mix(in srgb, ${BACKDROP} 60%, transparent)` },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { maxHeight: dialogHeight } } },
    // From below: dialogs, the notice with its offer, menus, the error bar (`snackbar`).
    MuiSnackbar: { styleOverrides: { root: ({ theme: { zIndex } }) => ({ zIndex: zIndex.modal + 1 }) } },
    MuiPopover: { styleOverrides: { root: ({ theme: { zIndex } }) => ({ zIndex: zIndex.modal + 2 }) } },
    MuiTooltip: { defaultProps: { enterDelay: 300, leaveDelay: 250 } },
    MuiSelect: { defaultProps: { MenuProps: { slotProps: { paper: { style: { maxHeight: 310 } } } } } },
    MuiCssBaseline: {
      styleOverrides: {
        // What takes the focus comes to stand above the notice.
        html: { scrollPaddingBottom: noticeRoom },
        // Not inherited, as MUI has it: each change of an element's style would reach its children, too.
        '*, *::before, *::after': { boxSizing: 'border-box' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Not a very short one: that would be a transition of every property, at each change of each element.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
  },
});
