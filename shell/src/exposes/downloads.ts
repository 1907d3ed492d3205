import { icons } from '../icons/icons.ts';

/** The mark as icons, made when the release is built: path on the site → bytes. */
export const downloads = () => icons();
