/** Files of one picture in one cut; each is an address of `remote/pictureAddress`. */
export interface PictureCut {
    /** Size in CSS pixels, which keeps its place before it is there. */
    readonly width: number;
    readonly height: number;
    readonly day: string;
    /** By night; without it the one of the day is shown a little darker. */
    readonly night?: string;
}
/** A finished picture: what `Picture` shows. */
export interface PictureSource extends PictureCut {
    /** What is to be seen, in French; empty where it is decoration. */
    readonly alt: string;
    /** For screens up to 48 rem: another cut, or the same one smaller. */
    readonly phone?: PictureCut;
    /** For browsers without AVIF. */
    readonly fallback?: string;
}
