# The composer on workerd: npx agence workers <folder> puts this file beside the code that it names.
# workerd serve --experimental <folder>/site.capnp --socket-addr http=127.0.0.1:4100
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    # Backend and store may be of this machine.
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:4100", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "site.js", esModule = embed "site.js")],
  compatibilityDate = "2026-11-17",
  # Worker loader and facets.
  compatibilityFlags = ["experimental"],
  durableObjectNamespaces = [(className = "Site", uniqueKey = "site", preventEviction = true)],
  durableObjectStorage = (inMemory = void),
  bindings = [
    (name = "SITE", durableObjectNamespace = "Site"),
    (name = "LOADER", workerLoader = (id = "releases")),
    (name = "COMPOSER", text = embed "composer.js"),
    (name = "SERVER_HALF", text = embed "serverHalf.js"),
    (name = "RESVG", data = embed "resvg.wasm"),
    (name = "COMPATIBILITY_DATE", text = "2026-11-17"),
    (name = "SITE_URL", fromEnvironment = "SITE_URL"),
    (name = "SUPABASE_URL", fromEnvironment = "SUPABASE_URL"),
    (name = "SUPABASE_ANON_KEY", fromEnvironment = "SUPABASE_ANON_KEY"),
    (name = "CLIENT_HEADER", fromEnvironment = "CLIENT_HEADER"),
    (name = "AGENCE_STORE", fromEnvironment = "AGENCE_STORE"),
    (name = "AWS_ACCESS_KEY_ID", fromEnvironment = "AWS_ACCESS_KEY_ID"),
    (name = "AWS_SECRET_ACCESS_KEY", fromEnvironment = "AWS_SECRET_ACCESS_KEY"),
    (name = "AWS_SESSION_TOKEN", fromEnvironment = "AWS_SESSION_TOKEN"),
    (name = "AWS_REGION", fromEnvironment = "AWS_REGION"),
    (name = "AWS_ENDPOINT_URL", fromEnvironment = "AWS_ENDPOINT_URL"),
  ],
);
