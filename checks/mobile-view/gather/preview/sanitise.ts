import type { Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';

const drawing =
  'fill fillOpacity fillRule stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray opacity transform fontSize fontFamily fontWeight textAnchor dominantBaseline x y dx dy x1 x2 y1 y2 cx cy r rx ry d points'.split(
    ' ',
  );
const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
/** They come from elsewhere, or play: boxes of their size take their place afterwards. */
export const embedded = ['iframe', 'video', 'audio', 'embed', 'object', 'canvas'];

const elements =
  'figure figcaption abbr mark small u time wbr center article aside nav header footer main address bdi bdo cite dfn caption colgroup col button'.split(
    ' ',
  );

/** What GitHub lets through, and beside it what only changes the look: style, plain SVG, a few text elements. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...elements, 'svg', ...shapes, ...embedded],
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'style', 'role', 'ariaHidden', 'ariaLabel'],
    div: [['className', 'component']],
    span: [['className', 'component', 'component-name']],
    iframe: ['src'],
    video: ['src'],
    svg: ['viewBox', 'preserveAspectRatio', ...drawing],
    ...Object.fromEntries(shapes.map((name) => [name, drawing])),
  },
  // `data:` is told apart when images are looked up.
  protocols: { ...defaultSchema.protocols, src: ['http', 'https', 'data'] },
  strip: ['script', 'style', 'template', 'title', 'noscript', 'textarea', 'select', 'head'],
};

/** Only what may stand on a page that belongs to somebody else. */
export function sanitise(root: Root): Root {
  return sanitize(root, schema) as Root;
}
