/**
 * The breakpoints of spec section 9 as media queries for `makeStyles` keys: xs 0, sm 576, md 768, lg 992, xl 1200, xxl
 * 1400 CSS pixels. Each applies from its width upwards.
 */
export const from = {
  xs: '@media (min-width: 0px)',
  sm: '@media (min-width: 576px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 992px)',
  xl: '@media (min-width: 1200px)',
  xxl: '@media (min-width: 1400px)',
} as const;

export const below = {
  sm: '@media (max-width: 575.98px)',
  md: '@media (max-width: 767.98px)',
  lg: '@media (max-width: 991.98px)',
  xl: '@media (max-width: 1199.98px)',
  xxl: '@media (max-width: 1399.98px)',
} as const;

export const whenDark = '@media screen and (prefers-color-scheme: dark)';

/** For controls that need script. */
export const withoutScript = '@media (scripting: none)';

/** Where the system replaces the page's colours with its own palette. */
export const forcedColours = '@media (forced-colors: active)';

export const onPaper = '@media print';
export const fromMdOrOnPaper = '@media (min-width: 768px), print';
export const onScreen = '@media screen';
export const onPhone = '@media screen and (max-width: 575.98px)';

/** Where CSS can show the content of a closed `details`. */
export const supportsDetailsContent = '@supports selector(::details-content)';

/** For a terminal's full-screen layouts: landscape screens, and those with little height, also 1280 by 1024 in Tamil. */
export const landscape = '@media (orientation: landscape)';
export const lowScreen = '@media (max-height: 900px), (max-height: 1024px) and (max-width: 1280px)';

/** A terminal's upright screen, whose upper part nobody reaches from a wheelchair (theme/terminal.css). */
export const upright = '@media (orientation: portrait) and (min-height: 1200px)';

/** Where six columns of amounts do not fit into their container; with large text earlier. */
export const inNarrowFrame = '@container (max-width: 39.99rem)';

/** Where a doughnut and its table of amounts fit next to each other in their container. */
export const besideTable = '@container (min-width: 29rem)';

/**
 * By the width of the container, for labels on a drawing that is as wide as its container. The ranges do not overlap,
 * because Griffel does not order them.
 */
export const inFrame = {
  from400: '@container (min-width: 400px) and (max-width: 479.98px)',
  from480: '@container (min-width: 480px) and (max-width: 639.98px)',
  from640: '@container (min-width: 640px) and (max-width: 799.98px)',
  from800: '@container (min-width: 800px) and (max-width: 1019.98px)',
  from1020: '@container (min-width: 1020px)',
} as const;
