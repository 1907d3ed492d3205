import { type ReactNode } from 'react';
/** One tab with its panel. */
export interface Tab {
    readonly id: string;
    readonly label: string;
    /** Null for a panel that is made only when its tab is selected. */
    readonly panel: ReactNode;
}
interface TabsProps {
    /** What the tabs choose between, for screen readers. */
    readonly label: string;
    readonly tabs: readonly Tab[];
    /** Id of the tab that is shown. */
    readonly selected: string;
    readonly onSelect: (id: string) => void;
}
/** One of several panels. The tab list is one stop of the Tab key; arrows, Home and End choose. */
export declare function Tabs({ label, tabs, selected, onSelect }: TabsProps): import("react").JSX.Element;
export {};
