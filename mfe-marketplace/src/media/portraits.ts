// Pictures by their address: this remote's own, and those of the house that its lists need without their descriptions.

/** Drawn faces of the creators whom we have invented, by slug; a photograph that is uploaded takes their place. */
export const portraits = new Map([
  ['camille-bouchard', '/pictures/portrait-camille.2c044f7e11.svg'],
  ['antoine-levesque', '/pictures/portrait-samuel.969d88a98f.svg'],
  ['noemie-gagnon', '/pictures/portrait-aminata.9e51a88d88.svg'],
]);
