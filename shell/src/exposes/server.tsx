import type { RenderedMarkup, ShellServer } from '@agence/shared-contracts/remote/frame';
import { createServerShell } from '@agence/shared-contracts/server/serverShell';
import { tokensCss } from '@agence/shared-contracts/tokens/css';
import { fontFaces, fonts } from '@agence/shared-contracts/tokens/fonts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ContactDialog } from '../booking/ContactDialog.tsx';
import { heldCss } from '../boot/heldParts.ts';
import bootstrapScript from '../boot/startQuietly.ts?iife';
import { demoTexts, notFoundTexts, noticeTexts, unavailableTexts } from '../content/frame.ts';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { Ready } from '../frame/mountFrame.tsx';
import { Notice } from '../frame/Notice.tsx';
import { NotFound, Pending, Unavailable } from '../frame/StatusPages.tsx';
import { socialImage } from '../social/socialImage.ts';
import { manifest } from './manifest.ts';

const server: ShellServer = {
  manifest,
  bootstrapScript,
  fetchesLater: true,
  fetchesStyles: true,
  socialImage,
  socialFont: 'static/fonts/bricolage-700.ttf',
  preloadFonts: fonts.map(({ file }) => file),
  documentCss: (base) => fontFaces(base) + tokensCss() + heldCss,
  renderFrame({ path, navigation, config, demo, asked, contact, siteNotice, hiddenClaims }) {
    const shell = createServerShell(new URL(`http://server.invalid${path}`), '', demo !== undefined, contact);
    return withStyles((collect) => ({
      notice:
        demo || siteNotice
          ? collect(
              <>
                {demo ? <Notice {...demoTexts} /> : null}
                {siteNotice ? <Notice title={noticeTexts.title} detail={siteNotice} /> : null}
              </>,
              'shell-notice',
            )
          : '',
      header: collect(<Header path={path} navigation={navigation} shell={shell} consent={undefined} />, 'shell-header'),
      footer: collect(
        <Footer {...{ path, navigation, shell, hiddenClaims }} outbox={undefined} consent={undefined} />,
        'shell-footer',
      ),
      dialogs: collect(
        <ContactDialog
          path={path}
          services={navigation.filter(({ slot }) => slot === 'services')}
          calendarUrl={config.calendarUrl}
          shell={shell}
          outbox={undefined}
          asked={asked}
        />,
        'shell-dialogs',
      ),
    }));
  },
  renderPending: () => page(<Pending />),
  renderNotFound: (path) => ({
    ...page(<NotFound />),
    head: {
      title: notFoundTexts.title,
      description: notFoundTexts.explanation,
      keywords: ['page introuvable'],
      noindex: true,
      canonicalPath: path,
    },
  }),
  renderUnavailable(path, why = 'outage') {
    const texts = unavailableTexts[why];
    return {
      ...page(<Unavailable path={path} texts={texts} />),
      head: {
        title: texts.title,
        description: texts.explanation,
        keywords: ['page indisponible'],
        noindex: true,
        canonicalPath: path,
      },
    };
  },
};

export const {
  documentCss,
  fetchesLater,
  fetchesStyles,
  preloadFonts,
  socialFont,
  renderFrame,
  renderPending,
  renderNotFound,
  renderUnavailable,
} = server;
export { bootstrapScript, manifest, socialImage };

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
