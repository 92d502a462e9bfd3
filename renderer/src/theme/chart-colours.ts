/**
 * The colours of charts: theme variables on screen, the light theme's colours on paper (in variables too
 * where they are the brand's), and system colours in forced-colours mode.
 */
export const CHART_COLOURS = {
  primary: {
    screen: 'var(--colorBrandForeground1)',
    paper: 'var(--portalPrintedBrand)',
    system: 'Highlight',
  },
  accent: {
    screen: 'var(--portalAccent)',
    paper: 'var(--portalPrintedAccent)',
    system: 'CanvasText',
  },
  third: { screen: 'var(--colorPaletteBerryForeground1)', paper: '#af33a1', system: 'LinkText' },
  quiet: { screen: 'var(--colorNeutralStrokeAccessible)', paper: '#616161', system: 'GrayText' },
  alert: { screen: 'var(--colorPaletteRedForeground1)', paper: '#bc2f32', system: 'Mark' },
  text: { screen: 'var(--colorNeutralForeground2)', paper: '#424242', system: 'CanvasText' },
  line: { screen: 'var(--colorNeutralStroke2)', paper: '#e0e0e0', system: 'GrayText' },
  ground: { screen: 'var(--colorNeutralBackground1)', paper: '#ffffff', system: 'Canvas' },
  tip: { screen: 'var(--colorNeutralBackgroundInverted)', paper: '#292929', system: 'CanvasText' },
  tipText: { screen: 'var(--colorNeutralForegroundInverted)', paper: '#ffffff', system: 'Canvas' },
} as const satisfies Readonly<Record<string, ChartColour>>;

type ChartColour = { readonly screen: string; readonly paper: string; readonly system: string };

export type ChartColourName = keyof typeof CHART_COLOURS;
