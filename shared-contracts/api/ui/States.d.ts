import type { ReactNode } from 'react';
/** Says what to do where there is nothing, or what happened where something failed. */
export declare function StateMessage({ title, children, actions, tone, }: {
    readonly title: string;
    readonly children?: ReactNode;
    readonly actions?: ReactNode;
    readonly tone?: 'empty' | 'error';
}): import("react").JSX.Element;
/** Stands where something will be, in its final size. */
export declare const Skeleton: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $height: string;
    $width?: string;
}>> & string;
