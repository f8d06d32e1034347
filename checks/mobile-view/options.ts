import { z } from 'zod';
import { defaultDevices } from './evidence.ts';

const screenSide = z.int().min(200).max(4000);

export const options = z.strictObject({
  devices: z
    .array(z.strictObject({ name: z.string().min(1).max(60), width: screenSide, height: screenSide }))
    .min(1)
    .max(8)
    .default([...defaultDevices])
    .describe(
      'The screens at which the page is looked at, in CSS pixels. The first also gets a picture of its first screen.',
    ),
  colorScheme: z.enum(['light', 'dark']).default('light').describe('Which colours the page is asked for.'),
  smallText: z
    .strictObject({
      warnBelow: z.number().min(6).max(16).default(12).describe('Text below this size warns, in CSS pixels.'),
      blockBelow: z.number().min(0).max(16).default(10).describe('Text below this size blocks.'),
    })
    .prefault({})
    .describe('How small text may be drawn.'),
  squeezedCell: z
    .strictObject({
      lines: z.int().min(2).max(50).default(4).describe('From how many lines on a table cell is judged.'),
      characters: z.number().min(1).max(8).default(5).describe('Fewest characters a line, on average.'),
      fullWidth: z.number().min(1).max(8).default(3).describe('The same where most are Hangul, Han or kana.'),
    })
    .prefault({})
    .describe('How narrow a table cell may be.'),
  sidewaysScreens: z
    .number()
    .min(1.5)
    .default(2.5)
    .describe('Code and tables that are more than this many times wider than their box are noted.'),
  shrunkImage: z
    .strictObject({
      width: z.int().min(100).default(900).describe('Narrower images are not judged, in their own pixels.'),
      times: z.number().min(1.5).default(3).describe('How many times smaller an image with lettering may be shown.'),
    })
    .prefault({})
    .describe('How far an image with lettering may be shrunk.'),
});

export type Options = z.output<typeof options>;
