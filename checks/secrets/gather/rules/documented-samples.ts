/** Values that makers print in their own documentation. Put together from pieces, so that no scanner stops on this file. */
export const documentedSamples: ReadonlySet<string> = new Set(
  [
    ['AKIA', 'IOSFODNN7EXAMPLE'],
    ['ASIA', 'IOSFODNN7EXAMPLE'],
    ['AKIA', 'I44QH8DHBEXAMPLE'],
    ['wJalrXUtnFEMI/K7MDENG/', 'bPxRfiCYEXAMPLEKEY'],
    ['je7MtGbClwBF/2Zp9Utk/', 'h3yCo8nvbEXAMPLEKEY'],
    ['sk_test_', '4eC39HqLyjWDarjtT1zdp7dc'],
    ['sk_test_', 'BQokikJOvBiI2HlWgH4olfQ2'],
    ['whsec_', 'test_secret'],
    ['test_sk_', 'D5GePWvyJnrK0W0k6q8gLzN97Eoq'],
    ['Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsu', 'Fq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='],
    ['09d25e094faa6ca2556c818166b7a956', '3b93f7099f6f0f4caa6cf63b88e8d3e7'],
    ['mF_9.', 'B5f-4.1JqM'],
    ['2YotnFZFEjr1', 'zCsicMWpAA'],
    ['tGzv3JOkF0XG5Qx2T', 'lKWIA'],
    ['QWxhZGRpbjpvcGVu', 'IHNlc2FtZQ=='],
  ].map((pieces) => pieces.join('')),
);
