/** Everything below it is a picture under a name that says what is in it. */
export declare const PICTURES_PREFIX = "/pictures";
/** A picture's address, taken apart. */
export interface PictureAddress {
    /** Name of the file that the picture is made as, e.g. `massif-crm-day.avif`. */
    readonly file: string;
    /** The first ten hexadecimal digits of the SHA-256 of its bytes. */
    readonly hash: string;
}
/**
 * What an address such as `/pictures/massif-crm-day.1f2e3d4c5b.avif` says, or undefined for any other address. It names
 * its content: it is the same for server and browser and in every release, any number of releases may carry the picture
 * that it names, and what was once sent under it never changes.
 */
export declare function pictureAt(address: string): PictureAddress | undefined;
