export { takeOverChats } from './takeOverChats.tsx';
