/** Words of the button that stops what moves by itself, and lets it go on. */
export const movementTexts = { stop: 'Arrêter l’animation', start: 'Relancer l’animation' } as const;
