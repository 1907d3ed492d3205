import type { RenderedMarkup, ShellServer } from '@agence/shared-contracts/remote/frame';
import { createServerShell } from '@agence/shared-contracts/server/serverShell';
import { tokensCss } from '@agence/shared-contracts/tokens/css';
import { fontFaces, fonts } from '@agence/shared-contracts/tokens/fonts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { bootstrapScript } from '../boot/bootstrapScript.ts';
import { notFoundTexts, unavailableTexts } from '../content/frame.ts';
import { ContactDialog } from '../frame/ContactDialog.tsx';
import { Footer } from '../frame/Footer.tsx';
import { footerContoursCss } from '../frame/footerContours.ts';
import { Header } from '../frame/Header.tsx';
import { Ready } from '../frame/mountFrame.tsx';
import { NotFound, Pending, Unavailable } from '../frame/StatusPages.tsx';
import { manifest } from './manifest.ts';

const server: ShellServer = {
  manifest,
  bootstrapScript,
  preloadFonts: fonts.map(({ file }) => file),
  documentCss: (base) => fontFaces(base) + tokensCss() + footerContoursCss(),
  renderFrame({ path, navigation }) {
    const shell = createServerShell(new URL(path, 'http://server.invalid'), '');
    return withStyles((collect) => ({
      header: collect(<Header path={path} navigation={navigation} shell={shell} />, 'shell-header'),
      footer: collect(<Footer path={path} navigation={navigation} shell={shell} outbox={undefined} />, 'shell-footer'),
      dialogs: collect(<ContactDialog path={path} shell={shell} outbox={undefined} />, 'shell-dialogs'),
    }));
  },
  renderPending: () => page(<Pending />),
  renderNotFound: (path) => ({
    ...page(<NotFound />),
    head: {
      title: notFoundTexts.title,
      description: notFoundTexts.explanation,
      keywords: [],
      noindex: true,
      canonicalPath: path,
    },
  }),
  renderUnavailable: (path) => ({
    ...page(<Unavailable path={path} />),
    head: {
      title: unavailableTexts.title,
      description: unavailableTexts.explanation,
      keywords: [],
      noindex: true,
      canonicalPath: path,
    },
  }),
};

export const { documentCss, preloadFonts, renderFrame, renderPending, renderNotFound, renderUnavailable } = server;
export { bootstrapScript, manifest };

function page(element: ReactNode): RenderedMarkup {
  return withStyles((collect) => ({ html: collect(element, 'shell-page') }));
}

function withStyles<Markup>(
  render: (collect: (element: ReactNode, prefix: string) => string) => Markup,
): Markup & { styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const markup = render((element, identifierPrefix) =>
      renderToString(sheet.collectStyles(<Ready>{element}</Ready>), { identifierPrefix }),
    );
    return { ...markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
