// Pictures by their address: this remote's own, and those of the house that its lists need without their descriptions.

/** Drawn faces of the creators whom we have invented, by slug; a photograph that is uploaded takes their place. */
export const portraits = new Map([
  ['camille-bouchard', '/pictures/portrait-camille.6bc01c63dd.svg'],
  ['antoine-levesque', '/pictures/portrait-samuel.1a3f903a54.svg'],
  ['noemie-gagnon', '/pictures/portrait-aminata.4f939cf7dc.svg'],
]);
