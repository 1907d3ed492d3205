import { type InferOutput } from 'valibot';
/** `release.json`: everything that composer, registry and shell know of a release. */
export declare const releaseSchema: import("valibot").StrictObjectSchema<{
    readonly schema: import("valibot").LiteralSchema<1, undefined>;
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be shell or mfe-*">]>;
    readonly version: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be semver and content hash">]>;
    /** Version of the contract that the release needs, as a caret range, e.g. `^1.0.0`. */
    readonly contract: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a caret range">]>;
    /** Of a remote: what it asks of the shell, and its events. Releases from before contract 1.3 do not say. */
    readonly needs: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly ports: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly sends: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly hears: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    /** Of a shell: its ports, and the events that its bus knows. */
    readonly offers: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly ports: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly events: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    /** What made it, as name and version, e.g. `@module-federation/vite@1.23.0`; releases from before do not say. */
    readonly builtBy: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be name@version">]>, undefined>;
    /** The federation container, or the entry module of the shell. */
    readonly entry: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>;
    /** Modules to preload with the entry. */
    readonly modules: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>, undefined>;
    readonly routes: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StrictObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
        readonly path: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>, import("valibot").RegexAction<string, "may have * as its last segment only">]>;
        readonly places: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
            readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
            readonly path: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path below its subtree">]>;
            readonly modules: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>, undefined>;
        }, undefined>, undefined>, undefined>;
        readonly access: import("valibot").UnionSchema<[import("valibot").LiteralSchema<"public", undefined>, import("valibot").LiteralSchema<"member", undefined>, import("valibot").LiteralSchema<"guest", undefined>], undefined>;
        readonly denied: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
            readonly title: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
            readonly description: import("valibot").StringSchema<undefined>;
        }, undefined>, undefined>;
        readonly render: import("valibot").UnionSchema<[import("valibot").LiteralSchema<"static", undefined>, import("valibot").LiteralSchema<"data", undefined>, import("valibot").LiteralSchema<"client", undefined>], undefined>;
        readonly query: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
        /** Kind of the text that staff may write for its pages. */
        readonly text: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        /** Kind of the texts, of whichever page, that its pages are made from. */
        readonly texts: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        /** What its pages show of what is published for the whole site. */
        readonly reads: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").UnionSchema<[import("valibot").LiteralSchema<"claims", undefined>, import("valibot").LiteralSchema<"contact", undefined>], undefined>, undefined>, undefined>;
        /** Who has an address of it may act by it. */
        readonly isKey: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly sitemap: import("valibot").BooleanSchema<undefined>;
        /** Modules that the page needs besides the release's own `modules`, so that none is discovered late. */
        readonly modules: import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>, undefined>;
    }, undefined>, import("valibot").CheckAction<{
        id: string;
        path: string;
        places?: {
            id: string;
            path: string;
            modules: string[];
        }[] | undefined;
        access: "guest" | "member" | "public";
        denied?: {
            title: string;
            description: string;
        } | undefined;
        render: "client" | "data" | "static";
        query: string[];
        text?: string | undefined;
        texts?: string | undefined;
        reads?: ("claims" | "contact")[] | undefined;
        isKey?: boolean | undefined;
        sitemap: boolean;
        modules: string[];
    }, "only a path that ends with /* has places">, import("valibot").CheckAction<{
        id: string;
        path: string;
        places?: {
            id: string;
            path: string;
            modules: string[];
        }[] | undefined;
        access: "guest" | "member" | "public";
        denied?: {
            title: string;
            description: string;
        } | undefined;
        render: "client" | "data" | "static";
        query: string[];
        text?: string | undefined;
        texts?: string | undefined;
        reads?: ("claims" | "contact")[] | undefined;
        isKey?: boolean | undefined;
        sitemap: boolean;
        modules: string[];
    }, "a subtree is rendered in the browser (client)">]>, undefined>;
    /** Prerendered paths and their fragment files. */
    readonly fragments: import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>, import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>, undefined>;
    /** Prerendered paths and the day on which their content last changed. */
    readonly lastModified: import("valibot").OptionalSchema<import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>, import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").IsoDateAction<string, undefined>]>, undefined>, undefined>;
    readonly redirects: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>;
        readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>;
    }, undefined>, undefined>;
    readonly navigation: import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly slot: import("valibot").UnionSchema<[import("valibot").LiteralSchema<"header", undefined>, import("valibot").LiteralSchema<"services", undefined>, import("valibot").LiteralSchema<"footer-services", undefined>, import("valibot").LiteralSchema<"footer-company", undefined>, import("valibot").LiteralSchema<"footer-resources", undefined>, import("valibot").LiteralSchema<"footer-legal", undefined>], undefined>;
        readonly group: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly label: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>]>;
        readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>;
        readonly description: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly stat: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly claim: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly icon: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be SVG path data">]>, undefined>;
        readonly order: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    /** Module of the renderer. */
    readonly server: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>;
    /** Files served at the top of the site, e.g. `/guides/x.pdf`. */
    readonly publicFiles: import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a path of the site">]>, import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>, undefined>;
    /** Every file of the release with its hash and its size in bytes. */
    readonly files: import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a relative path">, import("valibot").CheckAction<string, "must stay inside the release">]>, import("valibot").StrictObjectSchema<{
        readonly integrity: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a sha256 or sha384 hash">]>;
        readonly bytes: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** What `releaseSchema` reads. */
export type Release = InferOutput<typeof releaseSchema>;
/** A route of a release, with the modules of its page. */
export type ReleaseRoute = Release['routes'][number];
