/** Ends the present task: the browser answers the visitor and paints before what comes next. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
