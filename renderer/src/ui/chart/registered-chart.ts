/** The parts of Chart.js that the portal's charts use. Nothing else of it is bundled. */
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

// No animation, whatever the visitor prefers: a slider's step must show immediately.
Chart.defaults.animation = false;

/** Chart.js with those parts registered. */
export { Chart };
