/** What no first screen is made of; `deferredParts` has it come afterwards, in one file. */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Dialog } from '@mui/material/Dialog';
export { default as Menu } from '@mui/material/Menu';
export { default as Switch } from '@mui/material/Switch';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField } from '@mui/material/TextField';
export { default as Tooltip } from '@mui/material/Tooltip';
export { ShownNotice } from './ShownNotice.tsx';
