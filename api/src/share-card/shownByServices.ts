/** Names of files that other services show as the picture of a link: pictures made of points, because they draw none themselves. */
export const shownByServices = (filename_db: string): boolean => /\.(jpe?g|png|webp|gif)$/.test(filename_db);
