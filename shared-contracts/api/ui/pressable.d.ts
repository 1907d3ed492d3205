interface Pressable {
    readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined;
}
/**
 * For the `.attrs()` of what is pressed. A button that becomes `disabled` throws the focus back to the beginning of the
 * page, so none ever is: while its work is under way, or while there is nothing for it to do, it is `aria-disabled`,
 * keeps the focus and answers to nothing.
 */
export declare function pressable({ 'aria-disabled': off }: Pressable): object;
export {};
