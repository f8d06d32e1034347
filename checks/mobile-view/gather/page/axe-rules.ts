/** What axe-core is asked. All else is judged here, or by the check `completeness`, or is no matter of phones. */
export const axeRules: readonly string[] = [
  'color-contrast',
  'empty-heading',
  'frame-title',
  'heading-order',
  'html-has-lang',
  'image-alt',
  'link-name',
  'meta-viewport',
  'svg-img-alt',
  'target-size',
];
