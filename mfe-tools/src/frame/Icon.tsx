/** Drawings of the actions, 20 units wide, drawn with a line of 1.75. */
const drawings = {
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l2.6-2.6a3.5 3.5 0 0 0-5-5L10 5M11.5 8.5a3.5 3.5 0 0 0-5 0l-2.6 2.6a3.5 3.5 0 0 0 5 5L10 15',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  download: 'M10 3v10M5.5 9 10 13.5 14.5 9M3.5 16.5h13',
  print: 'M6 7V3.5h8V7M6 13.5H3.5V7h13v6.5H14M6 11.5h8v5H6z',
  reset: 'M4 4.5v4h4M4.3 8.5a6.5 6.5 0 1 1-.6 3.5',
} as const;

export type IconName = keyof typeof drawings;

/** Stands before the words of a button; decoration. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
