/** The parts of Chart.js that the portal's charts are made of. Nothing else of it is in the bundle. */
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

// Nothing moves, whether or not the visitor asks for less motion: a slider's step has to be seen at once.
Chart.defaults.animation = false;

/** Chart.js with what it needs registered. */
export { Chart };
