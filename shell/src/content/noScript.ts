/** For pages that the browser draws; of the server alone. */
export const noScriptTexts = {
  title: 'Cette page a besoin de JavaScript',
  explanation: 'Activez-le dans votre navigateur, puis rechargez la page. Le reste du site se lit sans lui.',
} as const;
