import type { RemoteLifecycles, RemoteProps } from '../remote/shell.ts';

/** Shows the page at the shell's address as the shell does: prepared first, and elsewhere where the page sends it. */
export async function mountPage(
  lifecycles: Pick<RemoteLifecycles, 'prepare' | 'mount'>,
  props: RemoteProps,
): Promise<void> {
  const { navigation, ui } = props.shell;
  const url = navigation.getLocation();
  const page = await lifecycles.prepare(props, url);
  if (page.kind === 'page') return lifecycles.mount({ ...props, page, url });
  await navigation.navigate(page.to, { replace: true });
  if (page.toast) ui.toast({ title: page.toast });
  return mountPage(lifecycles, props);
}
