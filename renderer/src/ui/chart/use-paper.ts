import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PortalChartRef } from '#renderer/ui/chart/chart-data.ts';

/** The text width of an A4 sheet, in CSS pixels: on a wider chart the letters would be too small to read. */
const PAPER_WIDTH = 640;

/** Whether the page is being printed. The chart is drawn again at paper size, and afterwards for the screen. */
export function usePaper(chart: PortalChartRef): boolean {
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    // The browser captures the page as soon as these handlers return.
    const toPaper = () => {
      flushSync(() => setOnPaper(true));
      const { current } = chart;
      current?.resize(Math.min(current.width, PAPER_WIDTH), current.height);
    };
    const toScreen = () => {
      flushSync(() => setOnPaper(false));
      chart.current?.resize();
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, [chart]);
  return onPaper;
}
