import { describe, expect, it } from 'vitest';
import {
  type MeasuredPage,
  type Samples,
  comparisonTable,
  median,
  overLimits,
  verdictOf,
} from '#scripts/bench/comparison.ts';

const handWritten: Samples = {
  cpu: [100, 90, 400],
  fcp: [1000],
  lcp: [1200],
  cls: [0],
  menu: [1100],
};

const page = (samples: Partial<Samples>, maxCpu = 1.3): MeasuredPage => ({
  path: '/faq',
  maxCpu,
  samples: { ...handWritten, ...samples },
});

describe('a median', () => {
  it('is the middle value, whatever the order and however far the outliers', () => {
    expect(median([9000, 1, 3])).toBe(3);
  });

  it('is the mean of the two middle ones of an even number', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('a median of nothing is refused', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('a page next to the hand-written one', () => {
  it('is a multiple of its median', () => {
    expect(verdictOf(page({ cpu: [130, 120, 140] }), 'cpu', handWritten)).toEqual({
      median: 130,
      times: 1.3,
      over: false,
    });
  });

  it('may just reach a limit, and not pass it', () => {
    expect(
      overLimits([page({ cpu: [130], fcp: [1350], lcp: [1380], cls: [0.01] })], handWritten),
    ).toEqual([]);
    expect(
      overLimits([page({ cpu: [130.1], fcp: [1351], lcp: [1381], cls: [0.011] })], handWritten),
    ).toEqual([
      '/faq: Main-thread CPU 1.31x, at most 1.3x.',
      '/faq: FCP 1.36x, at most 1.35x.',
      '/faq: LCP 1.16x, at most 1.15x.',
      '/faq: CLS 0.011, at most 0.01.',
    ]);
  });

  it('may take the CPU that its work is granted, and has no limit on the time of its menu', () => {
    expect(overLimits([page({ cpu: [300], menu: [9000] }, 3)], handWritten)).toEqual([]);
  });
});

it('the table shows medians and multiples, and marks what is over', () => {
  expect(comparisonTable([page({ cpu: [150], lcp: [1260] })], handWritten)).toBe(
    [
      '| Page | Main-thread CPU | FCP | LCP | CLS | Menu answers a tap |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      '| Hand-written | 100 ms | 1000 ms | 1200 ms | 0.000 | 1100 ms |',
      '| `/faq` | **150 ms, 1.50x OVER** | 1000 ms, 1.00x | 1260 ms, 1.05x | 0.000 | 1100 ms, 1.00x |',
      '| At most | /faq 1.3x | 1.35x | 1.15x | 0.01 | for information |',
    ].join('\n'),
  );
});
