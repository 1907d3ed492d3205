// What this folder uses of workerd (github.com/cloudflare/workerd). The whole of its types would replace Node's.
declare module 'cloudflare:workers' {
  /** Another worker, or a class of this one, as it is called: by HTTP, or by its methods. */
  interface Service {
    fetch(request: Request): Promise<Response>;
  }

  interface Context {
    /** The classes of this worker, each as a service for others. */
    readonly exports: Readonly<
      Record<'Backend' | 'Files' | 'Renderers', (options: { readonly props: object }) => Service>
    >;
    /** Parts of a durable object, each with a class that may come from another worker. */
    readonly facets: {
      get(name: string, start: () => { readonly class: unknown }): Service;
      abort(name: string, reason: Error): void;
    };
  }

  class WorkerEntrypoint<Env = unknown> {
    constructor(context: Context, env: Env);
    protected readonly ctx: Context;
    protected readonly env: Env;
  }
  class DurableObject<Env = unknown> {
    constructor(context: Context, env: Env);
    protected readonly ctx: Context;
    protected readonly env: Env;
  }

  /** A file of a worker that is made while the site runs: code, or bytes that it reads below `/bundle`. */
  type Module = string | { readonly js: string } | { readonly data: ArrayBuffer } | { readonly wasm: ArrayBuffer };

  /** Objects of one class, each there once. */
  interface DurableObjectNamespace {
    getByName(name: string): Service;
  }

  /** Makes workers while the site runs. */
  interface WorkerLoader {
    get(
      id: string,
      code: () => Promise<{
        readonly compatibilityDate: string;
        readonly mainModule: string;
        readonly modules: Readonly<Record<string, Module>>;
        readonly env?: object;
        /** What its `fetch` reaches: nothing where null, what its maker reaches when absent. */
        readonly globalOutbound?: Service | null;
      }>,
    ): {
      getEntrypoint(): Service;
      getDurableObjectClass(name: string): unknown;
    };
  }
}

/** The server half of a release, in the worker that is made for it. */
declare module 'half' {
  const half: import('@agence/shared-contracts/server').RemoteServer;
  export default half;
}

declare module 'resvg.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
