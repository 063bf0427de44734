/** React by itself, so that it can be made ready before the messenger. */
export { createRoot } from 'react-dom/client';
