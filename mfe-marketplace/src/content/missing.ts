/** Beside the marks of the picture where nothing is found. */
export const missingMarks = { end: 'Le sentier s’arrête ici', last: 'Dernier repère' } as const;
