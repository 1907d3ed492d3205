/** Every chapter is shown once in each theme; the theme also keeps the ids of the two apart. */
export interface ChapterProps {
  readonly theme: 'light' | 'dark';
}
