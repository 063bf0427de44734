export { EmbedFrame } from './EmbedFrame.tsx';
export { default as styles } from './embed.css?inline';
