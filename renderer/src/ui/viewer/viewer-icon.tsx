const LENS = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21M7.5 10.5h6';
const LINES = {
  zoomIn: `${LENS}M10.5 7.5v6`,
  zoomOut: LENS,
  fitWidth: 'M3 4v16M21 4v16M6.5 12h11M9 9l-3 3 3 3M15 9l3 3-3 3',
  turn: 'M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.5h-4.5',
  before: 'M15 5l-7 7 7 7',
  after: 'M9 5l7 7-7 7',
} as const;

/** A picture on a button of the viewer, with its name next to it for people who cannot see it. */
export function ViewerIcon({ icon }: { readonly icon: keyof typeof LINES }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={LINES[icon]} />
    </svg>
  );
}
