/**
 * What each technology is for, drawn in a square of 24 under the letters that texts call it by: nobody's logo. What staff add
 * to the texts has none, and shows its letters.
 */
export const technologyMarks: Readonly<Record<string, string | undefined>> = {
  Re: 'M2 12a10 4 0 1 0 20 0 10 4 0 1 0-20 0m5-8.7a10 4 60 1 0 10 17.4 10 4 60 1 0-10-17.4',
  TS: 'M9 3C3 3 8 12 3 12c5 0 0 9 6 9m6-18c6 0 1 9 6 9-5 0 0 9-6 9',
  '<>': 'M8 5l-6 7 6 7m8-14l6 7-6 7',
  No: 'M12 2l9 5v10l-9 5-9-5V7z',
  St: 'M2 5h20v14H2zm0 5h20M6 15h4',
  Pg: 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zc0 4 16 4 16 0M4 12c0 4 16 4 16 0',
  Sb: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
  Gi: 'M7 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4v8a2 2 0 1 0 0 4 2 2 0 0 0 0-4c0-6 10-2 10-8a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  Pw: 'M3 4h18v16H3zm4 8l4 4 6-8',
  Ca: 'M3 4h18v7H3zm0 9h18v7H3zM7 7.5h2m-2 9h2',
};
