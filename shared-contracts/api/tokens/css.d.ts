/**
 * Custom properties, light and dark, with the base styles; the shell puts it into every page. The theme follows the
 * system; `data-theme="light"` or `"dark"` on any element fixes it for what is inside, such as a spruce section.
 */
export declare function tokensCss(): string;
