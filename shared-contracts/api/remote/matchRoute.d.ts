/** The address of a route: of a manifest, a release or a snapshot. */
export interface RoutePattern {
    readonly path: string;
    readonly places?: readonly {
        readonly path: string;
    }[] | undefined;
}
/** A route with what its parameters stand for. */
export interface RouteMatch<Route extends RoutePattern> {
    /** Of a subtree with places: with the address and all else that its place declares. */
    readonly route: Route;
    /** Percent-decoded; what is below a subtree without places is called `*`. */
    readonly params: Readonly<Record<string, string>>;
}
/** Whether a route is a subtree, or a place of one: its page stays mounted from one address to the next. */
export declare function isSubtree({ path, places }: RoutePattern): boolean;
/** The addresses of a route: those of a subtree's places, each with all that it declares, or the route's own. */
export declare function withPlaces<Route extends RoutePattern>(route: Route): readonly Route[];
/** {@link compileRoutes} for a single path. */
export declare function matchRoute<Route extends RoutePattern>(routes: readonly Route[], pathname: string): RouteMatch<Route> | undefined;
/**
 * Finds the routes of paths. The same function decides in the composer, the shell and the remotes, so that all three
 * agree. Segment by segment, from the left, a literal wins over a parameter, and both over the rest of a subtree; a
 * trailing slash is ignored.
 *
 * @returns takes a path still percent-encoded, as in `location.pathname`
 */
export declare function compileRoutes<Route extends RoutePattern>(routes: readonly Route[]): (pathname: string) => RouteMatch<Route> | undefined;
