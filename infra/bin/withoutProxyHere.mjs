/** The names of this machine that what runs here asks. */
const HERE = ['localhost', '.localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * An environment in which no proxy is asked for addresses of this machine. Node reads the setting in small letters
 * before the one in capitals, so both say it.
 */
export function withoutProxyHere(env) {
  const given = env.no_proxy || env.NO_PROXY || '';
  const list = [given, ...HERE].filter(Boolean).join(',');
  return { ...env, no_proxy: list, NO_PROXY: list };
}
